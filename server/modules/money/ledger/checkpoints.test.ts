import { expect, it } from 'vitest';
import { fromSom } from '#domain/money.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { newId } from '#server/identifier.ts';
import { findFault, post } from '#server/modules/money/ledger/index.ts';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';

usePayments();

/** An approval written at this time, which is also the server's from now on. */
async function write(at: string): Promise<void> {
  const transfer = {
    debit: { kind: 'advance' as const, employeeId: company.employee.jobId },
    credit: { kind: 'payoutPending' as const },
    ...{ amount: fromSom(1), subjectId: null },
  };
  const entry = {
    ...{ id: newId(), kind: 'approved' as const, effectiveOn: '2026-11-18' as const, byAccountId: null },
    transfers: [transfer],
  };
  server.clock.set(Date.parse(at));
  await inTransaction(server.db, (tx) =>
    post(tx, { organizationId: company.organizationId, at: new Date(at) }, [entry]),
  );
}
async function kept(at: string): Promise<[day: string, seq: number][]> {
  server.clock.set(Date.parse(at));
  await server.tidied();
  const rows = await server.db
    .selectFrom('ledgerCheckpoint')
    .select(['day', 'seq'])
    .where('organizationId', '=', company.organizationId)
    .orderBy('day')
    .execute();
  return rows.map(({ day, seq }) => [day, seq]);
}

it('what is there when nothing was kept, then the last entry of each day with entries once the day is over', async () => {
  await write('2026-11-18T10:00:00+05:00');
  await write('2026-11-18T11:00:00+05:00');
  const first = ['2026-11-18', 2];
  expect(await kept('2026-11-18T12:00:00+05:00')).toEqual([first]);
  await write('2026-11-18T23:59:59.999+05:00');
  expect(await kept('2026-11-18T23:59:59.999+05:00')).toEqual([first]);
  await write('2026-11-19T00:00:00+05:00');
  const second = ['2026-11-18', 3];
  expect(await kept('2026-11-19T00:00:00+05:00')).toEqual([first, second]);
  expect(await kept('2026-11-19T23:00:00+05:00')).toEqual([first, second]);
  // The server stood still for a day; on the days after, nothing is written.
  const all = [first, second, ['2026-11-20', 4]];
  expect(await kept('2026-11-21T09:00:00+05:00')).toEqual(all);
  expect(await kept('2026-11-25T09:00:00+05:00')).toEqual(all);
  expect(await findFault(server.db, company.organizationId)).toBeUndefined();
});
