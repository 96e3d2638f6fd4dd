import pg from 'pg';
import { expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { createDatabase, postgresUrl } from '#tests/support/testDatabase.ts';
import { migrate, readMigrations } from './migrate.ts';

const BEFORE_PEOPLE = '0048';
const BEFORE_EARLIER_REPORTS = '0058';

/** The embedded database has the same migrations; only here can one stop in between. */
async function databaseBefore(migration: string) {
  const { url, drop } = await createDatabase(postgresUrl ?? '');
  const pool = new pg.Pool({ connectionString: url });
  await migrate(
    pool,
    readMigrations().filter(({ name }) => name < migration),
  );
  return { pool, end: () => pool.end().then(drop) };
}

it.runIf(postgresUrl)('what was written before entries named people is found by them', async () => {
  const { pool, end } = await databaseBefore(BEFORE_PEOPLE);
  const [organizationId, employeeId, absenceId, unitId] = Array.from({ length: 4 }, newId);
  const at = new Date('2026-11-18T05:00:00Z');
  await pool.query(
    "insert into organization (id, title, tin, created_at, version) values ($1, 'Eski', '1234567', $2, 1)",
    [...[organizationId, at]],
  );
  await pool.query(
    `insert into employee (organization_id, id, first_name, last_name, search_key, passport_serial_number, pinfl,
       phone_number, status, chosen_status, registered_at, version)
     values ($1, $2, 'Ali', 'Valiyev', 'ali', 'AA0000001', '30101909999991', '998900000011', 'active', 'active', $3, 1)`,
    [organizationId, employeeId, at],
  );
  await pool.query(
    `insert into absence (organization_id, id, employee_id, first_day, last_day, kind, treatment, note, state,
       proposed_by, proposed_by_account_id, proposed_at)
     values ($1, $2, $3, '2026-11-18', '2026-11-18', 1, 'unpaid', '', 'proposed', 'employee', $3, $4)`,
    [organizationId, absenceId, employeeId, at],
  );
  const write = (
    subject: string,
    subjectId: string | undefined,
    values: { before?: object; after?: object },
    event = 'save',
  ) =>
    pool.query(
      `insert into audit_entry (organization_id, id, at, subject, subject_id, event, before, after)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[
          organizationId,
          newId(),
          at,
          subject,
          subjectId,
          event,
          values.before ?? null,
          values.after ?? null,
        ],
      ],
    );
  await write('salary', employeeId, { after: { salary: 1 } });
  await write('unit', unitId, { after: { employeeId } });
  await write('schedule', undefined, { before: { employeeId, unitId: null } });
  await write('schedule', undefined, { after: { employeeId: null, unitId } }, 'assign');
  await write('schedule', newId(), { after: { employeeId, unitId: null } }, 'assign');
  await write('absence', absenceId, { after: { state: 'proposed' } });
  await write('workSettings', undefined, { after: { graceMinutes: 5 } });
  await migrate(pool);

  const { rows } = await pool.query<{ subject: string; event: string; employee_id: string | null }>(
    'select subject, event, employee_id from audit_entry order by id',
  );
  expect(rows.map(({ subject, event, employee_id: about }) => [subject, event, about])).toEqual([
    ['salary', 'save', employeeId],
    ['unit', 'save', employeeId],
    ['schedule', 'save', employeeId],
    ['schedule', 'unassign', null],
    ['schedule', 'assign', employeeId],
    ['absence', 'save', employeeId],
    ['workSettings', 'save', null],
  ]);
  await end();
});

it.runIf(postgresUrl)(
  'a report that was asked for and fetched before the trail told of it is in it once',
  async () => {
    const { pool, end } = await databaseBefore(BEFORE_EARLIER_REPORTS);
    const [organizationId, untold, told, asker, other] = Array.from({ length: 5 }, newId);
    const at = (minute: number) => new Date(Date.parse('2026-11-18T05:00:00Z') + minute * 60_000);
    await pool.query(
      "insert into organization (id, title, tin, created_at, version) values ($1, 'Eski', '1234567', $2, 1)",
      [...[organizationId, at(0)]],
    );
    const report = (id: string | undefined, kind: string, minute: number) =>
      pool.query(
        `insert into report (organization_id, id, kind, from_month, to_month, unit, columns, format, language,
         requested_at, requested_by_account_id, state, progress, tries, next_try_at)
       values ($1, $2, $3, '2026-10', '2026-11', 'none', '{fullName,date}', 'csv', 'ru', $4, $5, 'cancelled', 0, 1, $4)`,
        [organizationId, id, kind, at(minute), asker],
      );
    await report(untold, 'attendance', 1);
    await report(told, 'absences', 2);
    await pool.query(
      `insert into report_download (organization_id, id, report_id, by_account_id, at) values ($1, $2, $3, $4, $5)`,
      [organizationId, newId(), untold, other, at(3)],
    );
    await pool.query(
      `insert into audit_entry (organization_id, id, at, by_account_id, subject, subject_id, event, after)
     values ($1, $2, $3, $4, 'report', $5, 'ask', '{"kind": "absences"}')`,
      [organizationId, newId(), at(2), asker, told],
    );
    await migrate(pool);

    const { rows } = await pool.query<{ values: unknown[] }>(
      `select jsonb_build_array(subject_id, event, by_account_id, at, after) as values
       from audit_entry where subject = 'report' order by at`,
    );
    const after = {
      ...{ kind: 'attendance', from: '2026-10', to: '2026-11', unit: 'none', columns: ['fullName', 'date'] },
      ...{ format: 'csv', language: 'ru' },
    };
    const ofMinute = (minute: number): unknown =>
      expect.stringContaining(at(minute).toISOString().slice(0, 19));
    expect(rows.map(({ values }) => values)).toEqual([
      [untold, 'ask', asker, ofMinute(1), after],
      [told, 'ask', asker, ofMinute(2), { kind: 'absences' }],
      [untold, 'download', other, ofMinute(3), after],
    ]);
    await end();
  },
);
