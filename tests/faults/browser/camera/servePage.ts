import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build, type Rollup } from 'vite';

const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };

/** The security headers that affect scanning, as strict as the app's server sends them. */
const policy = "default-src 'self'; script-src 'self'; worker-src 'self' blob:; img-src 'self' data: blob:";

/** Builds the test page with the app's own bundler and serves it on a free port of the loopback. */
export async function servePage(): Promise<{ url: string; close: () => Promise<void> }> {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: path.join(import.meta.dirname, 'page.html') },
    },
  })) as Rollup.RollupOutput;
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const server = createServer((request, response) => {
    const name = request.url ?? '/';
    const content = files.get(name);
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'content-security-policy': policy,
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/page.html`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
