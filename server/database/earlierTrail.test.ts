import pg from 'pg';
import { expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { createDatabase, postgresUrl } from '#tests/support/testDatabase.ts';
import { migrate, readMigrations } from './migrate.ts';

const BEFORE_PEOPLE = '0048';

/** The embedded database has the same migrations; only here can one stop in between. */
it.runIf(postgresUrl)('what was written before entries named people is found by them', async () => {
  const { url, drop } = await createDatabase(postgresUrl ?? '');
  const pool = new pg.Pool({ connectionString: url });
  await migrate(
    pool,
    readMigrations().filter(({ name }) => name < BEFORE_PEOPLE),
  );
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
  await pool.end();
  await drop();
});
