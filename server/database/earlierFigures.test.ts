import pg from 'pg';
import { expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { migrate, readMigrations } from './migrate.ts';

const BEFORE_DAYS_AWAY = '0066';

/** The embedded database has the same migrations; only here can one stop in between. */
it.runIf(postgresUrl)('months with days away are counted again, and keep their rate until then', async () => {
  const { url, drop } = await createDatabase(postgresUrl ?? '');
  const pool = new pg.Pool({ connectionString: url });
  await migrate(
    pool,
    readMigrations().filter(({ name }) => name < BEFORE_DAYS_AWAY),
  );
  const organization_id = newId();
  await pool.query(`insert into organization select * from jsonb_populate_record(null::organization, $1)`, [
    { id: organization_id, title: 'Eski', tin: '1234567', created_at: '2026-08-01', version: 1 },
  ]);
  const counted_at = '2026-11-18T07:00:00+00:00';
  for (const month of ['2026-09', '2026-10']) {
    const row = { organization_id, month, counted_at, earned_at: counted_at };
    await pool.query(
      'insert into figures_month select * from jsonb_populate_record(null::figures_month, $1)',
      [row],
    );
  }
  const day = (date: string, due: number, away: number) =>
    pool.query('insert into day_figures select * from jsonb_populate_record(null::day_figures, $1)', [
      {
        ...{ organization_id, date, people: 10, due, attended: due - 1, absent: 1, away },
        ...{ starts: 0, late: 0, shifts: 0, missed_check_outs: 0, minutes_worked: 0, rest_minutes: 0 },
        ...{ norm_minutes: 0, late_minutes: [], arrivals: Array<number>(48).fill(0) },
      },
    ]);
  await day('2026-09-30', 10, 0);
  await day('2026-10-01', 10, 0);
  await day('2026-10-31', 8, 2);
  await migrate(pool);
  const { rows: days } = await pool.query('select due, away from day_figures order by date');
  expect(days).toEqual([
    { due: 10, away: 0 },
    { due: 10, away: 0 },
    { due: 10, away: 2 },
  ]);
  const { rows: months } = await pool.query(
    'select month, counted_at is null as due, earned_at is null as unearned from figures_month order by month',
  );
  expect(months).toEqual([
    { month: '2026-09', due: false, unearned: false },
    { month: '2026-10', due: true, unearned: false },
  ]);
  await pool.end();
  await drop();
});
