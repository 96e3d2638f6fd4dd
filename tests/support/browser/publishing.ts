import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clientFolder } from '#server/http/staticFiles.ts';
import { appFolder } from './screenFault.ts';

/** Contains no version, in a real build either. */
const sameForAll = /^rolldown-runtime-/;
const texts = /\.(js|css|html)$/;

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The built app in a folder of its own, like that of a server being deployed to. */
export async function startPublishing() {
  const folder = `${await mkdtemp(path.join(tmpdir(), 'davomat-published-'))}/`;
  await cp(appFolder?.clientFolder ?? clientFolder() ?? '', folder, {
    recursive: true,
    // Otherwise the server would serve these, whatever is beside them.
    filter: (source) => !source.endsWith('.br'),
  });
  let version = 1;

  /**
   * The next version, named `v2` and so on: every file of the build gets another name, and the former ones are gone.
   */
  async function publish(): Promise<string> {
    version += 1;
    const name = `v${version}`;
    const assets = (await readdir(`${folder}assets`)).filter((file) => !sameForAll.test(file));
    const renamed = new Map(assets.map((file) => [file, nameForVersion(file, name)]));
    // The longest first, because one name may be the end of another.
    const known = [...renamed.keys()].sort((a, b) => b.length - a.length);
    const anyOf = new RegExp(known.map((file) => file.replaceAll(/[.+$]/g, '\\$&')).join('|'), 'g');
    for (const file of (await filesIn(folder)).filter((one) => texts.test(one))) {
      const before = await readFile(file, 'utf8');
      const after = before.replace(anyOf, (found) => renamed.get(found) ?? found);
      if (after !== before) await writeFile(file, after);
    }
    for (const [from, to] of renamed) await rename(`${folder}assets/${from}`, `${folder}assets/${to}`);
    return name;
  }

  /** Restores only the page of a version, as served by a process that has not been deployed to yet. */
  async function servePage(html: string): Promise<void> {
    await writeFile(`${folder}index.html`, html);
  }
  const page = () => readFile(`${folder}index.html`, 'utf8');

  return {
    clientFolder: folder,
    publish,
    page,
    servePage,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
export type Publishing = Awaited<ReturnType<typeof startPublishing>>;

/** `Home-abc.js` → `Home-abc.v2.js` → `Home-abc.v3.js`. */
const nameForVersion = (file: string, version: string) =>
  file.replace(/^(..*?)(?:\.v\d+)?(\.\w+)$/, (_, stem: string, end: string) => `${stem}.${version}${end}`);
