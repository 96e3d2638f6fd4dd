import pg from 'pg';
import { expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { findMovementFault } from '#server/modules/money/transactions/index.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { kyselyOver } from './dialect.ts';
import { migrate, readMigrations } from './migrate.ts';

const MOVEMENTS = '0062';
const at = '2026-11-18T05:00:00Z';

/** A company with a person whose request has these entries: kind, day and, for what is taken back, the place of the entry. */
async function found(
  pool: pg.Pool,
  tin: string,
  entries: readonly [kind: string, day: string, of?: number][],
) {
  const put = (table: string, row: object) =>
    pool.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [row]);
  const [organizationId, employeeId, cardId, requestId, debit, credit] = Array.from({ length: 6 }, newId);
  const own = { organization_id: organizationId };
  await put('organization', { id: organizationId, title: 'Eski', tin, created_at: at, version: 1 });
  await put('employee', {
    ...own,
    ...{ id: employeeId, first_name: 'Ali', last_name: 'Valiyev', search_key: 'ali', version: 1 },
    ...{ passport_serial_number: 'AA0000001', pinfl: '30101909999991', phone_number: '998900000011' },
    ...{ status: 'active', chosen_status: 'active', registered_at: at },
  });
  await put('card', {
    ...{ ...own, id: cardId, employee_id: employeeId, number_encrypted: '\\x00', fingerprint: 'f' },
    ...{ first4: '8600', last4: '0001', is_default: true, created_at: at },
  });
  await put('payment_request', {
    ...{ ...own, id: requestId, employee_id: employeeId, card_id: cardId, amount: 500, asked_amount: 500 },
    ...{ period: '2026-10', state: 'approved', requested_at: at, kind: 'asked' },
  });
  const side = { normal: 1, floor_zero: false, debit: 0, credit: 0 };
  await put('ledger_account', { ...own, id: debit, kind: 'payoutPending', ...side });
  await put('ledger_account', { ...own, id: credit, kind: 'bank', ...side });
  const ids = entries.map(() => newId());
  for (const [place, [kind, day, of]] of entries.entries()) {
    const seq = place + 1;
    await put('ledger_entry', {
      ...{ ...own, seq, id: ids[place], kind, effective_on: day, recorded_at: at },
      ...{
        reverses: of && ids[of - 1],
        previous_hash: `\\x${'00'.repeat(32)}`,
        hash: `\\x${'00'.repeat(32)}`,
      },
    });
    for (const line of kind === 'settled' ? [1, 2] : [1])
      await put('ledger_transfer', {
        ...{ ...own, seq, line, debit_account_id: debit, credit_account_id: credit, amount: 500 },
        subject_id: kind === 'accrued' ? null : requestId,
      });
  }
  return organizationId!;
}

/** The embedded database has the same migrations; only here can one stop in between. */
it.runIf(postgresUrl)('what the ledger had before is in the list of movements, with its sums', async () => {
  const { url, drop } = await createDatabase(postgresUrl ?? '');
  const pool = new pg.Pool({ connectionString: url });
  await migrate(
    pool,
    readMigrations().filter(({ name }) => name < MOVEMENTS),
  );
  const returned = await found(pool, '1234567', [
    ['accrued', '2026-10-31'],
    ['approved', '2026-11-01'],
    ['offset', '2026-11-01'],
    ['settled', '2026-10-30'],
    ['returned', '2026-11-02', 4],
    ['returned', '2026-11-02', 3],
    ['returned', '2026-11-02', 2],
    ['approved', '2026-11-03'],
  ]);
  const approved = await found(pool, '7654321', [['approved', '2026-11-05']]);
  const empty = await found(pool, '7654322', []);
  await migrate(pool);

  const rows = async (statement: string) =>
    (await pool.query<{ values: unknown[] }>(statement, [returned])).rows.map(({ values }) => values);
  expect(
    await rows(`select jsonb_build_array(number, kind_number, month_number, seq, kind, month, period, amount) as values
      from money_movement where organization_id = $1 order by number`),
  ).toEqual([
    [1, 1, 1, 2, 'approved', '2026-11', '2026-10', 500],
    [2, 1, 1, 4, 'settled', '2026-10', '2026-10', 500],
    [3, 1, 2, 7, 'returned', '2026-11', '2026-10', 500],
    [4, 2, 3, 8, 'approved', '2026-11', '2026-10', 500],
  ]);
  expect(
    await rows(`select jsonb_build_array(month, kind, count, amount) as values
      from money_movement_sum where organization_id = $1 order by month, kind`),
  ).toEqual([
    ['2026-10', 'settled', 1, 500],
    ['2026-11', 'approved', 2, 1000],
    ['2026-11', 'returned', 1, 500],
  ]);
  const db = kyselyOver(pool);
  for (const organizationId of [returned, approved, empty])
    expect(await findMovementFault(db, organizationId)).toBeUndefined();
  await pool.end();
  await drop();
});
