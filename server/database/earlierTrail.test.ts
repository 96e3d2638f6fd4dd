import pg from 'pg';
import { expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
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

const at = '2026-11-18T05:00:00Z';

/** Puts rows as they were then; what is left out is null. */
const writing =
  (pool: pg.Pool) =>
  (table: string, row: object): Promise<unknown> =>
    pool.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [row]);

const organizationOf = (id: string) => ({ id, title: 'Eski', tin: '1234567', created_at: at, version: 1 });

const person = {
  ...{ first_name: 'Ali', last_name: 'Valiyev', search_key: 'ali', passport_serial_number: 'AA0000001' },
  ...{ pinfl: '30101909999991', phone_number: '998900000011', status: 'active', chosen_status: 'active' },
  ...{ registered_at: at, version: 1 },
};

/** Of what is told by the id of such a row, a row of the person; the request and the late punch need the card and a gate. */
const rowsOf = (gateId: string, cardId: string, accountId: string) => ({
  card: {
    number_encrypted: '\\x00',
    fingerprint: 'f',
    first4: '8600',
    last4: '0001',
    is_default: true,
    created_at: at,
  },
  payment_request: {
    ...{ card_id: cardId, amount: 100, asked_amount: 100, period: '2026-11', state: 'inProcess' },
    ...{ requested_at: at, kind: 'asked' },
  },
  tardiness_reason: { date: '2026-11-18', reason: 'Tiqilinch', state: 'given', given_at: at },
  attendance_correction: {
    ...{ date: '2026-11-18', pairs: [], reason: 'Xato', state: 'proposed', proposed_by: 'employee' },
    ...{ proposed_by_account_id: accountId, proposed_at: at },
  },
  late_punch: {
    ...{ gate_id: gateId, type: 'in', at, shift_date: '2026-11-18', scanned_at: at, received_at: at },
    ...{ device_id: 'a-device', state: 'waiting' },
  },
  absence: {
    ...{ first_day: '2026-11-18', last_day: '2026-11-18', kind: 1, treatment: 'unpaid', note: '' },
    ...{ state: 'proposed', proposed_by: 'employee', proposed_by_account_id: accountId, proposed_at: at },
  },
  adjustment: {
    ...{
      date: '2026-10-01',
      month: '2026-10',
      correction_id: gateId,
      minutes: 0,
      counted_percent: 0,
      amount: 0,
    },
    ...{ made_at: at, made_by_account_id: accountId },
  },
});

/** What is told by the person's own id. */
const ofPeople = [
  ['employee', 'update'],
  ['salary', 'save'],
  ['limit', 'save'],
  ['day', 'dismiss'],
] as const;

/** What is told by the id of a row of each table. */
const happenings = [
  ['card', 'card', 'remove'],
  ['payment_request', 'paymentRequest', 'approve'],
  ['tardiness_reason', 'tardinessReason', 'accept'],
  ['attendance_correction', 'correction', 'propose'],
  ['late_punch', 'latePunch', 'refuse'],
  ['absence', 'absence', 'propose'],
  ['adjustment', 'adjustment', 'make'],
] as const;

it.runIf(postgresUrl)('what was written before entries named people is found by them', async () => {
  const { pool, end } = await databaseBefore(BEFORE_PEOPLE);
  const put = writing(pool);
  const [organizationId, other] = [newId(), newId()];
  const [employeeId, unitId, gateId, accountId] = [newId(), newId(), newId(), newId()];
  await put('organization', organizationOf(organizationId));
  await put('organization', { ...organizationOf(other), tin: '7654321' });
  await put('account', {
    ...{ id: accountId, phone_number: '998900000012', password_hash: '-', created_at: at },
  });
  await put('employee', { organization_id: organizationId, id: employeeId, ...person });
  await put('gate', {
    ...{ organization_id: organizationId, id: gateId, title: 'Eshik', secret_encrypted: '\\x00' },
    ...{ created_at: at, is_static: false },
  });
  const write = (subject: string, event: string, entry: object) =>
    put('audit_entry', { organization_id: organizationId, id: newId(), at, subject, event, ...entry });
  const told: [subject: string, event: string, about: string | null][] = [];
  for (const [subject, event] of ofPeople) {
    await write(subject, event, { subject_id: employeeId });
    told.push([subject, event, employeeId]);
  }
  const cardId = newId();
  const rows = rowsOf(gateId, cardId, accountId);
  for (const [table, subject, event] of happenings) {
    const id = table === 'card' ? cardId : newId();
    await put(table, { organization_id: organizationId, id, employee_id: employeeId, ...rows[table] });
    await write(subject, event, { subject_id: id });
    // Of another company, and of another subject, the same id says nothing.
    await write(subject, event, { subject_id: id, organization_id: other });
    await write('period', 'close', { subject_id: id });
    told.push([subject, event, employeeId], [subject, event, null], ['period', 'close', null]);
  }
  await write('unit', 'assign', { subject_id: unitId, after: { employeeId } });
  await write('schedule', 'withdrawAssignment', { before: { employeeId, unitId: null } });
  await write('schedule', 'assign', { after: { employeeId: null, unitId } });
  await write('schedule', 'assign', { subject_id: newId(), after: { employeeId } });
  await write('card', 'add', { subject_id: newId(), after: { employeeId } });
  await write('workSettings', 'save', { after: { graceMinutes: 5 } });
  told.push(
    ['unit', 'assign', employeeId],
    ['schedule', 'withdrawAssignment', employeeId],
    ['schedule', 'unassign', null],
    ['schedule', 'assign', employeeId],
    ['card', 'add', employeeId],
    ['workSettings', 'save', null],
  );
  await migrate(pool);

  const { rows: found } = await pool.query<{ subject: string; event: string; employee_id: string | null }>(
    'select subject, event, employee_id from audit_entry order by id',
  );
  expect(found.map(({ subject, event, employee_id: about }) => [subject, event, about])).toEqual(told);
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
    await pool.query(
      `insert into report_download (organization_id, id, report_id, by_account_id, at) values ($1, $2, $3, $4, $5)`,
      [organizationId, newId(), told, other, at(4)],
    );
    await pool.query(
      `insert into audit_entry (organization_id, id, at, by_account_id, subject, subject_id, event, after)
     values ($1, $2, $3, $4, 'report', $5, 'download', '{"kind": "absences"}')`,
      [organizationId, newId(), at(4), other, told],
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
      [told, 'download', other, ofMinute(4), { kind: 'absences' }],
    ]);
    await end();
  },
);
