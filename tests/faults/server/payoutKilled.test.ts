import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import type { OperationId } from '#server/http/operation.ts';
import { newId } from '#server/identifier.ts';
import { ledgers, findFault } from '#server/modules/ledger/index.ts';
import { callOperation, type CallInput } from '#tests/support/call.ts';
import { good } from '#tests/support/imports.ts';
import { isLong } from '#tests/support/long.ts';
import { standInKeys, startMulticard, type MulticardStandIn } from '#tests/support/multicardStandIn.ts';
import { startProcess } from '#tests/support/process.ts';
import { createDatabase, postgresUrl } from '#tests/support/testDatabase.ts';

const KILLS = isLong ? 20 : 3;
/** An employee of the sample company then has earned pay. */
const evening = Date.parse('2026-11-18T20:00:00+05:00');
/** A payout that was cut off is asked about after half a minute. */
const BETWEEN_MS = 5 * 60_000;

/** The job looks every two seconds. */
const LOOKED_WITHIN_MS = 3_000;
/** So many restarts are more than half an hour. */
const LONGER = 10;

/** When the server is killed: as it makes a draft, as it confirms one, or as soon as the approval is answered. */
const moments = ['confirm', 'approved', 'draft'] as const;

describe('a server killed while it pays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'davomat-paying-'));
  let postgres: Awaited<ReturnType<typeof createDatabase>> | undefined;
  let running: ReturnType<typeof startProcess> | undefined;
  let multicard: MulticardStandIn;
  beforeAll(async () => {
    multicard = await startMulticard();
    if (postgresUrl) postgres = await createDatabase(postgresUrl);
  });
  afterAll(async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
    await multicard.close();
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(round: number) {
    running = startProcess({
      ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder }),
      CLOCK_AT: new Date(evening + round * BETWEEN_MS).toISOString(),
      MULTICARD_URL: multicard.url,
    });
    const url = await running.listening;
    const call = <Op extends OperationId>(operation: Op, input?: CallInput<Op>) =>
      callOperation(url, operation, input);
    const signIn = async (phoneNumber: string) => {
      const device = { deviceId: `paying-${phoneNumber}` };
      const login = await call('login', { body: { phoneNumber, password: 'Davomat1', device } });
      const { accessToken } = good(login).body as { accessToken: string };
      return { accessToken, ...device };
    };
    return { call, employer: await signIn('998901000001'), employee: await signIn('998901000002') };
  }
  const kill = async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
  };

  it('has paid each person at most once, and says of each what the provider’s books say', async () => {
    let server = await start(0);
    const settings = { version: 0, provider: 'multicard', ...standInKeys } as const;
    good(await server.call('updatePayoutSettings', { as: server.employer, body: settings, key: newId() }));
    const { card } = good(await server.call('getSalary', { as: server.employee })).body as {
      card: { id: string };
    };
    const asked: { id: string; moment: (typeof moments)[number] }[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const moment = moments[round % moments.length]!;
      const body = { amount: 100_000, cardId: card.id };
      const made = await server.call('createSalaryRequest', { as: server.employee, body, key: newId() });
      const { id } = good(made).body as { id: string };
      asked.push({ id, moment });
      const killed = new Promise<void>((resolve) => {
        multicard.watch.written = (kind) => {
          if (kind === moment) void kill().then(resolve);
        };
      });
      const approval = { event: 'approve' as const, requests: [{ id }] };
      // May be answered or not: the server may be gone before.
      await server
        .call('reviewPaymentRequests', { as: server.employer, body: approval, key: newId() })
        .catch(() => undefined);
      if (moment === 'approved') await kill();
      else await killed;
      delete multicard.watch.written;
      server = await start(round + 1);
    }
    // What was cut off before it was confirmed is believed to be lost the second time it is asked about, half an hour later.
    const read = async ({ id }: { id: string }) =>
      (
        good(await server.call('getPaymentRequest', { as: server.employer, path: { id } })).body as {
          state: string;
        }
      ).state;
    const isSettled = (state: string) => state === 'paid' || state === 'failed';
    const allSettled = async () => (await Promise.all(asked.map(read))).every(isSettled);
    for (let round = KILLS + LONGER; !(await allSettled()); round += LONGER) {
      await kill();
      server = await start(round);
      const until = Date.now() + LOOKED_WITHIN_MS;
      while (Date.now() < until && !(await allSettled()));
    }
    await kill();

    const opened = await openDatabase({ databaseUrl: postgres?.url, dataDir: folder });
    const items = await opened.db.selectFrom('payoutItem').selectAll().execute();
    for (const { id, moment } of asked) {
      const item = items.find(({ requestId }) => requestId === id)!;
      if (moment === 'confirm') expect(item.state).toBe('paid');
      expect([moment, multicard.paidFor(item.id).length, item.attempts]).toEqual([
        moment,
        item.state === 'paid' ? 1 : 0,
        1,
      ]);
    }
    for (const { organizationId } of await ledgers(opened.db))
      expect(await findFault(opened.db, organizationId)).toBeUndefined();
    await opened.close();
  }, 300_000);
});
