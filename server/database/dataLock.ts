import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '../cannotStart.ts';
import { makeFolder } from './makeFolder.ts';

const TRY_EVERY_MS = 100;

/**
 * An address unique to this data folder. On Linux an abstract socket, which the kernel releases however the process
 * ends.
 */
function addressOf(directory: string): { path: string } | { host: string; port: number } {
  const digest = createHash('sha256').update(realpathSync(directory)).digest();
  return process.platform === 'linux'
    ? { path: `\0davomat-${digest.toString('hex').slice(0, 40)}` }
    : { host: '127.0.0.1', port: 20_000 + (digest.readUInt16BE(0) % 20_000) };
}

const listen = (address: net.ListenOptions) =>
  new Promise<net.Server | undefined>((resolve, reject) => {
    const server = net.createServer((socket) => socket.end(String(process.pid)));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen({ ...address, exclusive: true }, () => resolve(server));
  });

const askHolder = (address: net.NetConnectOpts) =>
  new Promise<string>((resolve) => {
    let received = '';
    net
      .connect(address)
      .on('data', (chunk) => (received += chunk.toString()))
      .on('end', () => resolve(received))
      .on('error', () => resolve('?'));
  });

/**
 * Allows one process at a time in a data folder, because two would corrupt it silently. Waits for a predecessor that
 * is stopping. Returns how to release it.
 */
export async function lockDirectory(directory: string, waitMs = 8_000): Promise<() => Promise<void>> {
  makeFolder(directory);
  const address = addressOf(directory);
  for (const until = Date.now() + waitMs; ; await sleep(TRY_EVERY_MS)) {
    const server = await listen(address);
    if (server) {
      server.unref();
      return () => new Promise((resolve) => server.close(() => resolve()));
    }
    if (Date.now() > until)
      throw new CannotStart(`The data folder ${directory} is in use by process ${await askHolder(address)}`);
  }
}
