import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/.source-hash');

/** Everything that a build depends on. */
const folders = ['domain', 'machines', 'openapi', 'public', 'scripts/vite', 'server', 'src'];
const files = ['index.html', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'scripts/build.mjs'];

async function sources() {
  const inside = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(
        () => [],
      );
      return entries
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
    }),
  );
  return [...inside.flat(), ...files.map((file) => join(root, file))].sort();
}

/** By content, so that a checkout or a touched file does not trigger a build. */
async function sourceHash() {
  const hash = createHash('sha256');
  for (const file of await sources())
    hash.update(`${file.slice(root.length)}\0`).update(await readFile(file).catch(() => ''));
  return hash.digest('hex');
}

export const isStale = async () => (await readFile(stamp, 'utf8').catch(() => '')) !== (await sourceHash());

export async function rememberBuild() {
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, await sourceHash());
}
