import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const port = process.env.PORT ?? '3000';
const api = `http://127.0.0.1:${port}`;

/** The server restarts when its files change; Vite serves the app and proxies the API. */
const server = spawn('node_modules/.bin/tsx', ['watch', '--clear-screen=false', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: port },
});
const vite = await createServer({ server: { proxy: { '/api': api, '/dev': api } } });
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.kill(signal);
    void vite.close();
  });
server.on('exit', (code) => process.exit(code ?? 1));
