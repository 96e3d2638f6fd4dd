import pg from 'pg';
import { expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { migrate, readMigrations } from './migrate.ts';

const BEFORE_EMPLOYMENT = '0063';

type Event = [event: string, at: string, toStatus: string];

/** What happened to a record, and on which days its person was employed; all were hired on 2 November. */
const histories: Record<string, { events: Event[]; worked?: string[]; corrected?: string[]; days: string }> =
  {
    'at work': { events: [['identify', '2026-11-03', 'active']], days: '{[2026-11-02,)}' },
    blocked: { events: [['block', '2026-11-05', 'blocked']], days: '{[2026-11-02,)}' },
    left: {
      events: [
        ['leave', '2026-11-10', 'left'],
        ['update', '2026-11-11', 'left'],
      ],
      days: '{[2026-11-02,2026-11-11)}',
    },
    'come back': {
      events: [
        ['leave', '2026-11-10', 'left'],
        ['rehire', '2026-11-17', 'active'],
        ['leave', '2026-11-20', 'left'],
      ],
      days: '{[2026-11-02,2026-11-11),[2026-11-17,2026-11-21)}',
    },
    'come back the same day': {
      events: [
        ['leave', '2026-11-10', 'left'],
        ['rehire', '2026-11-10', 'active'],
      ],
      days: '{[2026-11-02,)}',
    },
    declined: { events: [['decline', '2026-11-04', 'declined']], days: '{}' },
    'asked again': {
      events: [
        ['decline', '2026-11-04', 'declined'],
        ['rehire', '2026-11-06', 'notIdentified'],
      ],
      days: '{[2026-11-06,)}',
    },
    'at work outside of it': {
      events: [['leave', '2026-11-10', 'left']],
      ...{ worked: ['2026-10-30', '2026-11-03', '2026-11-12'], corrected: ['2026-11-13'] },
      days: '{[2026-10-30,2026-10-31),[2026-11-02,2026-11-11),[2026-11-12,2026-11-14)}',
    },
  };

/** The embedded database has the same migrations; only here can one stop in between. */
it.runIf(postgresUrl)(
  'people were employed from their hire until they left, and on days that they worked',
  async () => {
    const { url, drop } = await createDatabase(postgresUrl ?? '');
    const pool = new pg.Pool({ connectionString: url });
    await migrate(
      pool,
      readMigrations().filter(({ name }) => name < BEFORE_EMPLOYMENT),
    );
    const put = (table: string, row: object) =>
      pool.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [row]);
    // Late in the evening in Tashkent.
    const instant = (date: string) => `${date}T18:30:00Z`;
    const organization_id = newId();
    const [gate_id, account] = [newId(), newId()];
    const created_at = instant('2026-10-01');
    await put('organization', { id: organization_id, title: 'Eski', tin: '1234567', created_at, version: 1 });
    await put('account', { id: account, phone_number: '998900000000', password_hash: '-', created_at });
    await put('gate', {
      ...{
        organization_id,
        id: gate_id,
        title: 'Eshik',
        secret_encrypted: '\\x00',
        created_at,
        is_static: false,
      },
    });
    const ids = new Map<string, string>();
    for (const [place, [name, { events, worked = [], corrected = [] }]] of Object.entries(
      histories,
    ).entries()) {
      const employee_id = newId();
      ids.set(employee_id, name);
      const of = { organization_id, employee_id };
      await put('employee', {
        ...{ organization_id, id: employee_id, version: 1, first_name: 'Ali', last_name: 'Valiyev' },
        ...{ search_key: 'ali', passport_serial_number: 'AA0000001', pinfl: `3010190999999${place}` },
        ...{
          phone_number: `99890000001${place}`,
          chosen_status: 'active',
          registered_at: instant('2026-11-02'),
        },
        status: events.at(-1)![2],
      });
      const all: Event[] = [['create', '2026-11-02', 'notIdentified'], ...events];
      for (const [event, date, to_status] of all)
        await put('employee_event', { ...of, id: newId(), event, at: instant(date), to_status });
      for (const shift_date of worked)
        await put('punch', {
          ...{ ...of, id: newId(), gate_id, type: 'in', at: instant(shift_date), shift_date, typed: false },
          ...{ scanned_at: instant(shift_date), device_id: 'a-device' },
        });
      for (const date of corrected)
        await put('attendance_correction', {
          ...{
            ...of,
            id: newId(),
            date,
            pairs: [],
            reason: 'Xato',
            state: 'accepted',
            proposed_by: 'employer',
          },
          ...{ proposed_by_account_id: account, proposed_at: instant(date) },
          ...{ decided_at: instant(date), decided_by_account_id: account },
        });
    }
    await migrate(pool);
    const { rows } = await pool.query<{ id: string; days: string }>(
      'select id, employment::text as days from employee',
    );
    const found = Object.fromEntries(rows.map(({ id, days }) => [ids.get(id)!, days]));
    expect(found).toEqual(
      Object.fromEntries(Object.entries(histories).map(([name, { days }]) => [name, days])),
    );
    await pool.end();
    await drop();
  },
);
