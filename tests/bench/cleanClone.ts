import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure } from './figure.ts';

const seconds = (since: number) => (Date.now() - since) / 1000;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

function packagesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => (entry.name.startsWith('@') ? readdirSync(join(folder, entry.name)).length : 1))
    .reduce((sum, count) => sum + count, 0);
}

async function answers(url: string, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    const page = await fetch(url).catch(() => undefined);
    if (page?.ok && (await page.text()).includes('<div id="root"')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** The README's first command on a fresh clone of the committed tree, until the page answers. */
export async function cleanClone(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'davomat-clone-'));
  const port = await freePort();
  const began = Date.now();
  execFileSync('git', ['clone', '-q', process.cwd(), folder]);
  const installing = Date.now();
  execFileSync('npm', ['ci', '--no-fund', '--no-audit'], { cwd: folder, stdio: 'ignore' });
  const installed = seconds(installing);
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, '.data') },
    stdio: 'ignore',
    detached: true,
  });
  try {
    await answers(`http://127.0.0.1:${port}/auth/login`, Date.now() + 180_000);
    figure('install', installed, 's', 60);
    figure('clean clone to a page that answers', seconds(began), 's', 90);
    figure('installed packages', packagesIn(join(folder, 'node_modules')), '');
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}
