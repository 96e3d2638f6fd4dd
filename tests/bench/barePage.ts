import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** A page of `tests/bench/bare`, built, precompressed and served like the app, for comparison in the same run. */
export async function serveBarePage(page: string): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'davomat-bare-'));
  await build({
    root: 'tests/bench/bare',
    configFile: false,
    logLevel: 'silent',
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: join('tests/bench/bare', page) },
    },
  });
  const files = await compressed(folder);
  const server = createServer((request, response) => {
    const file = request.url === '/' ? `/${page}` : (request.url ?? '');
    const body = files.get(file);
    if (!body) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': types[extname(file)] ?? '', 'content-encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const close = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/** Every file by its URL path. */
async function compressed(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, file)}`, brotliCompressSync(await readFile(file)));
  }
  return files;
}
