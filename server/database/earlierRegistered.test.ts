import pg from 'pg';
import { expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { migrate, readMigrations } from './migrate.ts';

const DATED_APART = '0071';
const [made, added] = ['2026-09-01T05:00:00.000Z', '2026-11-18T05:00:00.000Z'];

/** The embedded database has the same migrations; only here can one stop in between. */
it.skipIf(!postgresUrl)(
  'a record of before gets the day of its account, and saved lists keep their order',
  async () => {
    const { url, drop } = await createDatabase(postgresUrl ?? '');
    const pool = new pg.Pool({ connectionString: url });
    await migrate(
      pool,
      readMigrations().filter(({ name }) => name < DATED_APART),
    );
    const write = (table: string, row: object) =>
      pool.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [row]);
    const [organizationId, accountId, joined, waiting] = [newId(), newId(), newId(), newId()];
    const own = { organization_id: organizationId, account_id: accountId };
    await write('organization', {
      id: organizationId,
      title: 'Eski',
      tin: '1234567',
      created_at: added,
      version: 1,
    });
    await write('account', {
      id: accountId,
      phone_number: '998900000010',
      password_hash: '',
      created_at: made,
    });
    await write('employer', { ...own, id: newId(), role: 'owner', unit_ids: [], created_at: added });
    const record = {
      ...{
        organization_id: organizationId,
        first_name: 'Ali',
        last_name: 'Valiyev',
        search_key: 'ali',
        version: 1,
      },
      ...{
        passport_serial_number: 'AA0000001',
        status: 'active',
        chosen_status: 'active',
        registered_at: added,
      },
      employment: '{[2026-11-18,)}',
    };
    await write('employee', { ...record, id: joined, account_id: accountId, pinfl: '1', phone_number: '1' });
    await write('employee', { ...record, id: waiting, pinfl: '2', phone_number: '2' });
    const list = { ...own, list: 'employees', hidden: ['card', 'registeredAt'] };
    const address = 'sort=-registeredAt';
    await write('list_view', { ...list, id: newId(), name: 'Yangilar', address, saved_at: added });
    await write('list_columns', { ...list, chosen_at: added });

    await migrate(pool);
    const { rows } = await pool.query('select id, added_at, registered_at from employee order by pinfl');
    expect(rows).toEqual([
      { id: joined, added_at: new Date(added), registered_at: new Date(made) },
      { id: waiting, added_at: new Date(added), registered_at: null },
    ]);
    const views = await pool.query('select address, hidden from list_view');
    expect(views.rows).toEqual([{ address: 'sort=-addedAt', hidden: ['card', 'addedAt'] }]);
    expect((await pool.query('select hidden from list_columns')).rows).toEqual([
      { hidden: ['card', 'addedAt'] },
    ]);
    await pool.end();
    await drop();
  },
);
