import pg from 'pg';
import { expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { migrate, readMigrations } from './migrate.ts';

const CORRECTIONS = '0057';

/** The embedded database has the same migrations; only here can one stop in between. */
it.runIf(postgresUrl)(
  'salaries of a month whose salary was confirmed before become corrections',
  async () => {
    const { url, drop } = await createDatabase(postgresUrl ?? '');
    const pool = new pg.Pool({ connectionString: url });
    await migrate(
      pool,
      readMigrations().filter(({ name }) => name < CORRECTIONS),
    );
    const organizationId = newId();
    await pool.query(
      "insert into organization (id, title, tin, created_at, version) values ($1, 'Eski', '1234567', now(), 1)",
      [organizationId],
    );
    const write = (number: number, kind: string, period: string, state: string, day: string) =>
      pool.query(
        `insert into pay_run (organization_id, id, number, kind, period, state, created_at, confirmed_at)
       values ($1, $2, $3, $4, $5, $6, $7, case when $6 = 'confirmed' then $7::timestamptz end)`,
        [organizationId, newId(), number, kind, period, state, `${day}T10:00:00Z`],
      );
    await write(1, 'advance', '2026-10', 'confirmed', '2026-10-20');
    await write(2, 'salary', '2026-10', 'cancelled', '2026-11-01');
    await write(3, 'salary', '2026-10', 'confirmed', '2026-11-03');
    await write(4, 'salary', '2026-10', 'confirmed', '2026-11-04');
    await write(5, 'salary', '2026-11', 'draft', '2026-11-18');
    await write(6, 'salary', '2026-10', 'draft', '2026-11-18');

    await migrate(pool, readMigrations());
    const { rows } = await pool.query<{ kind: string }>('select kind from pay_run order by number');
    await pool.end();
    await drop();
    const kinds = ['advance', 'salary', 'salary', 'correction', 'salary', 'correction'];
    expect(rows.map(({ kind }) => kind)).toEqual(kinds);
  },
);
