import type { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/database/open.ts';
import { newId } from '#server/identifier.ts';
import { enqueueMessage } from '#server/modules/auth/sql/messages.ts';
import { startGateway, type Gateway } from '#tests/support/standIns/gateway.ts';
import { startProcess } from '#tests/support/server/process.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';

const good = { status: 200, text: 'Request is received' };
interface Sent {
  messages: { recipient: string; 'message-id': string }[];
}

// The embedded database belongs to one process.
describe.runIf(postgresUrl)('two processes of the server over one outbox', () => {
  let gateway: Gateway;
  let database: OpenDatabase;
  let url: string;
  let drop: () => Promise<void>;
  const started: ChildProcess[] = [];

  beforeEach(async () => {
    gateway = await startGateway(() => good);
    ({ url, drop } = await createDatabase(postgresUrl ?? ''));
    database = await openDatabase({ databaseUrl: url, dataDir: 'memory' });
  });
  afterEach(async () => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    await gateway.close();
    await database.close();
    await drop();
  });

  /** Starts a process and waits until it answers. */
  async function start(): Promise<ChildProcess> {
    const { child, listening } = startProcess({
      DATABASE_URL: url,
      OTP_SENDER: 'playmobile',
      PLAYMOBILE_URL: gateway.url,
      PLAYMOBILE_LOGIN: 'l',
      PLAYMOBILE_PASSWORD: 'p',
      PLAYMOBILE_ORIGINATOR: '3700',
    });
    started.push(child);
    await listening;
    return child;
  }

  async function enqueue(count: number): Promise<string[]> {
    const phones = Array.from({ length: count }, (_, n) => `99890${String(n).padStart(7, '0')}`);
    await database.db.transaction().execute(async (tx) => {
      for (const recipient of phones)
        await enqueueMessage(tx, {
          recipient,
          text: 'kod 123456',
          code: '123456',
          codeId: newId(),
          at: new Date(),
          again: false,
          leaves: true,
        });
    });
    return phones;
  }
  const heard = () => gateway.received.map(({ body }) => (body as Sent).messages[0]!);
  const unsent = async () =>
    (await database.db.selectFrom('outboxMessage').select('id').where('sentAt', 'is', null).execute()).length;

  it('each message leaves once', async () => {
    await Promise.all([start(), start()]);
    const phones = await enqueue(60);
    await expect.poll(unsent, { timeout: 60_000 }).toBe(0);
    expect(
      heard()
        .map(({ recipient }) => recipient)
        .toSorted(),
    ).toEqual(phones);
  }, 120_000);

  it('what a process that dies had taken is sent by the other, under the same id', async () => {
    // The first request is never answered: its process dies after the gateway took the message and before marking it sent.
    let asked = 0;
    gateway.answer = () => ((asked += 1) === 1 ? 'silence' : good);
    const first = await start();
    await enqueue(1);
    await expect.poll(() => asked, { timeout: 60_000 }).toBe(1);
    first.kill('SIGKILL');
    // Lets the claim on the message expire.
    await database.db.updateTable('outboxMessage').set({ nextTryAt: new Date() }).execute();
    await start();
    await expect.poll(unsent, { timeout: 60_000 }).toBe(0);
    const [lost, again] = heard();
    expect(heard()).toHaveLength(2);
    expect(again).toEqual(lost);
  }, 120_000);
});
