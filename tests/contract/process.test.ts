import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startProcess } from '#tests/support/server/process.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'davomat-process-'));
const started = new Set<ChildProcess>();

function start(settings: Record<string, string>) {
  const running = startProcess(settings);
  started.add(running.child);
  return running;
}

const embedded = { DATA_DIR: folder };
/** Any 32 different bytes. */
const keyFrom = (first: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, n) => (first + n * 7) % 256)).toString('hex');
const productionEnvironment = {
  NODE_ENV: 'production',
  ALLOW_EMBEDDED: '1',
  SECRET_KEY: keyFrom(1),
  DATA_KEY: keyFrom(2),
  OTP_WEBHOOK_URL: 'http://127.0.0.1:9/',
};

describe('the process', () => {
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const health = async (url: string) => (await fetch(`${url}/api/health`)).json() as Promise<unknown>;
  const signIn = (url: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        phoneNumber: '998901000001',
        password: 'Davomat1',
        device: { deviceId: 'first-device' },
      }),
    });

  it('names what is wrong with its configuration and ends', async () => {
    const { ended, output, listening } = start({ NODE_ENV: 'production' });
    listening.catch(() => undefined);
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^Configuration refused:\n {2}DATABASE_URL: /);
    expect(output()).not.toMatch(/ {4}at /);
  });

  it('seeds an empty data folder once, stops gracefully, the next one waits for the folder and keeps the data, and production refuses it', async () => {
    const first = start(embedded);
    const url = await first.listening;
    expect(await health(url)).toEqual({ status: 'ok', database: 'embedded' });
    expect((await signIn(url)).status).toBe(200);
    const second = start(embedded);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const after = await second.listening;
    expect((await signIn(after)).status).toBe(200);
    second.child.kill('SIGKILL');
    await second.ended;
    const third = start(embedded);
    expect((await signIn(await third.listening)).status).toBe(200);
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
    const production = start({ ...embedded, ...productionEnvironment });
    production.listening.catch(() => undefined);
    expect(await production.ended).toBe(1);
    expect(production.output()).toMatch(/^The database holds the sample company/);
  }, 120_000);

  if (postgresUrl)
    it('runs on PostgreSQL when it is given one', async () => {
      const { url, drop } = await createDatabase(postgresUrl ?? '');
      const server = start({ DATABASE_URL: url });
      expect(await health(await server.listening)).toEqual({ status: 'ok', database: 'postgresql' });
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      await drop();
    }, 60_000);
});
