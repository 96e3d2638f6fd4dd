import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { tiyin } from '#domain/money.ts';
import { bookOldRequests } from '#server/modules/money/requests/index.ts';
import {
  ask,
  company,
  review,
  server,
  setState,
  usePayments,
  withdraw,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { postgresUrl } from '#tests/support/server/testDatabase.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';

usePayments();

const asked = async (amount: number) => bodyOf(await ask(amount)).id;
const entries = async () =>
  (
    await server.db
      .selectFrom('ledgerEntry')
      .select(['kind', 'effectiveOn', 'byAccountId'])
      .where('organizationId', '=', company.organizationId)
      .orderBy('seq')
      .execute()
  ).map(({ kind }) => kind);
const balance = async (kind: 'advance' | 'payoutPending' | 'inFlight' | 'bank') => {
  const row = await server.db
    .selectFrom('ledgerAccount')
    .select(['debit', 'credit', 'normal'])
    .where('organizationId', '=', company.organizationId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? row.normal * row.debit - row.normal * row.credit : 0;
};

it('is owed once approved, in the amount approved, and no longer once cancelled', async () => {
  await workedDays();
  const [first, second] = [await asked(30_000_000), await asked(20_000_000)];
  expect(await entries()).toEqual([]);

  await review([{ id: first, amount: 25_000_000 }], 'approve', 'Qolgani oylikda');
  await review([second], 'approve');
  expect([await balance('advance'), await balance('payoutPending')]).toEqual([45_000_000, 45_000_000]);

  await review([first], 'cancel', 'Karta almashdi');
  expect([await balance('advance'), await balance('payoutPending')]).toEqual([20_000_000, 20_000_000]);
  expect(await entries()).toEqual(['approved', 'approved', 'cancelled']);
  await expectWholeBooks(server.db, company.organizationId);
});

it('is nothing while nobody has approved it', async () => {
  await workedDays();
  const [first, second] = [await asked(30_000_000), await asked(20_000_000)];
  await withdraw(first);
  await review([second], 'cancel', 'Keyinroq');
  expect(await entries()).toEqual([]);
});

it('that failed is owed once, when it is approved another time', async () => {
  await workedDays();
  const id = await asked(30_000_000);
  await review([id], 'approve');
  await setState(id, 'failed');
  await review([{ id, amount: 10_000_000 }], 'approve', 'Qisman');
  expect([await balance('advance'), await entries()]).toEqual([
    10_000_000,
    ['approved', 'cancelled', 'approved'],
  ]);
});

it('from before there was a ledger is entered when the server starts, once', async () => {
  await workedDays();
  const [first, second] = [await asked(30_000_000), await asked(20_000_000)];
  await server.db
    .updateTable('paymentRequest')
    .set({ state: 'paid', amount: tiyin(30_000_000) })
    .where('id', '=', first)
    .execute();
  await setState(second, 'approved');

  await bookOldRequests(server.services);
  await bookOldRequests(server.services);
  expect(await entries()).toEqual(['approved', 'settled', 'approved']);
  expect(await balance('advance')).toBe(50_000_000);
  expect(await balance('payoutPending')).toBe(20_000_000);
  expect(await balance('inFlight')).toBe(0);
  expect(await balance('bank')).toBe(-30_000_000);
  await expectWholeBooks(server.db, company.organizationId);
});

// The embedded database runs one transaction at a time.
it.runIf(postgresUrl)(
  'from before there was a ledger is entered once by two processes that start together',
  async () => {
    await workedDays();
    const id = await asked(30_000_000);
    await setState(id, 'paid');
    const twice = await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('paymentRequest').select('id').where('id', '=', id).forUpdate().execute();
      const booking = Promise.allSettled([
        bookOldRequests(server.services),
        bookOldRequests(server.services),
      ]);
      await expect.poll(waiting, { timeout: 60_000 }).toBe(2);
      return { booking };
    });
    expect((await twice.booking).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await entries()).toEqual(['approved', 'settled']);
    expect(await balance('bank')).toBe(-30_000_000);
  },
);

/** The number of transactions that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    server.db,
  );
  return rows.length;
}
