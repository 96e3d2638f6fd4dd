import pg from 'pg';
import { expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { migrate, readMigrations } from './migrate.ts';

const BEFORE_DATES = '0016';

/** What a company had when a rule was one row without a day. */
async function fill(pool: pg.Pool) {
  const [organizationId, accountId, employerId, ...people] = Array.from({ length: 5 }, newId);
  const founded = new Date('2025-03-03T05:00:00Z');
  const hired = new Date('2025-04-01T05:00:00Z');
  await pool.query('insert into organization (id, title, tin, created_at) values ($1, $2, $3, $4)', [
    ...[organizationId, 'Eski', '1234567', founded],
  ]);
  await pool.query(
    `insert into organization_settings (organization_id, days_off, shift_start, shift_end, grace_minutes, closing_minutes,
       allowed_percent, balance_limit, count_from_percent, punch_gap_seconds)
     values ($1, '{7}', '08:00', '17:00', 5, 120, 30, 90000000, 40, 90)`,
    [organizationId],
  );
  await pool.query(
    'insert into account (id, phone_number, password_hash, created_at) values ($1, $2, $3, $4)',
    [accountId, '998900000001', '-', founded],
  );
  await pool.query(
    'insert into employer (organization_id, id, account_id, created_at) values ($1, $2, $3, $4)',
    [organizationId, employerId, accountId, founded],
  );
  for (const [place, id] of people.entries())
    await pool.query(
      `insert into employee (organization_id, id, first_name, last_name, search_key, passport_serial_number, pinfl,
         phone_number, salary, balance_limit, status, chosen_status, registered_at, version)
       values ($1, $2, 'Ali', 'Valiyev', 'ali', $3, $4, $5, $6, $7, 'notIdentified', 'active', $8, 3)`,
      [
        ...[organizationId, id, `AA000000${place}`, `3010190999999${place}`, `99890000001${place}`],
        ...[500_000_000 + place, place ? 70_000_000 : null, hired],
      ],
    );
  return { organizationId, founded, hired, people };
}

/** The embedded database has the same migrations; only here can one stop in between. */
it.runIf(postgresUrl)('what held before rules had days holds from the first day on', async () => {
  const { url, drop } = await createDatabase(postgresUrl ?? '');
  const pool = new pg.Pool({ connectionString: url });
  await migrate(
    pool,
    readMigrations().filter(({ name }) => name < BEFORE_DATES),
  );
  const { organizationId, founded, hired, people } = await fill(pool);
  await migrate(pool);
  const rows = async (sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows;

  expect(
    await rows(`select organization_id, valid_from::text, days_off, shift_start, shift_end, break_minutes, grace_minutes,
                       closing_minutes, count_from_percent, punch_gap_seconds, takes_late_punches, reason_days, saved_at,
                       saved_by_account_id, replaced_at from work_settings`),
  ).toEqual([
    {
      ...{ organization_id: organizationId, valid_from: '0001-01-01', days_off: [7] },
      ...{
        shift_start: '08:00',
        shift_end: '17:00',
        break_minutes: 0,
        grace_minutes: 5,
        closing_minutes: 120,
      },
      ...{ count_from_percent: 40, punch_gap_seconds: 90, takes_late_punches: false, reason_days: 1 },
      ...{ saved_at: founded, saved_by_account_id: null, replaced_at: null },
    },
  ]);
  expect(
    await rows(`select organization_id, valid_from::text, advance_day, salary_day, advance_percent, allowed_percent,
                       balance_limit::float8, saved_at, replaced_at from pay_settings`),
  ).toEqual([
    {
      ...{ organization_id: organizationId, valid_from: '0001-01-01', advance_day: null, salary_day: null },
      ...{ advance_percent: 40, allowed_percent: 30, balance_limit: 90_000_000 },
      ...{ saved_at: founded, replaced_at: null },
    },
  ]);
  expect(
    await rows(`select employee_id, valid_from::text, salary::float8, saved_at, replaced_at from employee_salary
                 order by salary`),
  ).toEqual(
    people.map((id, place) => ({
      ...{ employee_id: id, valid_from: '0001-01-01', salary: 500_000_000 + place },
      ...{ saved_at: hired, replaced_at: null },
    })),
  );
  expect(
    await rows(
      `select employee_id, valid_from::text, balance_limit::float8, saved_at, replaced_at from employee_limit`,
    ),
  ).toEqual([
    {
      ...{ employee_id: people[1], valid_from: '0001-01-01', balance_limit: 70_000_000 },
      ...{ saved_at: hired, replaced_at: null },
    },
  ]);
  expect(await rows('select role, unit_ids from employer')).toEqual([{ role: 'owner', unit_ids: [] }]);
  for (const table of ['employee_unit', 'schedule', 'schedule_assignment', 'period', 'audit_entry'])
    expect(await rows(`select * from ${table}`)).toEqual([]);
  await pool.end();
  await drop();
});
