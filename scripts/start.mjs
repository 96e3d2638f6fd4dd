import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { heapFlags } from './heapFlags.mjs';
import { isStale } from './sourceHash.mjs';

// Vite's build sets NODE_ENV to production in its own process; the server keeps the environment it was started with.
const demo = process.argv.includes('--demo') ? { DEMO: '1', DATA_DIR: '.data/demo' } : {};
const env = { ...demo, ...process.env };
const root = fileURLToPath(new URL('..', import.meta.url));

if (await isStale()) {
  console.log('  Building…');
  const { build } = await import('./build.mjs');
  await build();
}

const server = spawn(process.execPath, ['--enable-source-maps', ...heapFlags, 'dist/server/main.js'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
