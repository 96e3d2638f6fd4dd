import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precacheList, serviceWorker } from './serviceWorker.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'davomat-worker-'));
  await mkdir(join(root, 'public/icons'), { recursive: true });
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  await writeFile(join(root, 'main.js'), 'document.title = "app";');
  await writeFile(join(root, 'worker.ts'), "import { list } from './list.ts';\nself.files = list();");
  await writeFile(
    join(root, 'list.ts'),
    'declare const __PRECACHE__: { url: string }[];\nexport const list = () => __PRECACHE__;',
  );
  await writeFile(join(root, 'public/icons/icon.png'), 'picture');
  await writeFile(join(root, 'public/notes.txt'), 'is not part of the app');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function builtWorker(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [serviceWorker({ entry: 'worker.ts', fileName: 'worker.js' })],
  });
  return readFile(join(root, 'dist/worker.js'), 'utf8');
}

/** As a browser runs a classic worker: imports and top-level `export` would throw. */
function filesOf(worker: string): { url: string; revision: string | null }[] {
  const self: { files?: never[] } = {};
  runInNewContext(worker, { self });
  return structuredClone(self.files ?? []);
}

it('gives the worker every file of the app, and a revision where the name has no hash', async () => {
  const files = filesOf(await builtWorker()).map(({ url, revision }) => `${url} ${revision}`);
  expect(files).toHaveLength(3);
  expect(files[0]).toMatch(/^assets\/index-.*\.js null$/);
  expect(files[1]).toMatch(/^icons\/icon\.png [0-9a-f]{16}$/);
  expect(files[2]).toMatch(/^index\.html [0-9a-f]{16}$/);
});

it('builds the same worker from the same files and another when one of them changes', async () => {
  const first = await builtWorker();
  expect(await builtWorker()).toBe(first);
  await writeFile(join(root, 'public/icons/icon.png'), 'another picture');
  const second = await builtWorker();
  expect(second).not.toBe(first);
  const changed = filesOf(second).filter(
    ({ url, revision }) => filesOf(first).find((file) => file.url === url)?.revision !== revision,
  );
  expect(changed.map(({ url }) => url)).toEqual(['icons/icon.png']);
});

it('leaves the precompressed files out', async () => {
  await writeFile(join(root, 'a.js'), '');
  await writeFile(join(root, 'a.js.br'), '');
  expect((await precacheList(root)).map(({ url }) => url)).not.toContain('a.js.br');
});
