import { sql } from 'kysely';
import { CannotStart } from '../cannotStart.ts';
import type { Executor } from '../database/database.ts';

/**
 * Until when the company has lived, epoch ms; undefined in an empty database. Throws CannotStart where there is another company,
 * or the first start was interrupted: a half-done day could make every later start fail.
 */
export async function livedUntil(db: Executor): Promise<number | undefined> {
  if (!(await db.selectFrom('organization').select('id').limit(1).executeTakeFirst())) return undefined;
  const found = await sql<{
    isKept: boolean;
  }>`select to_regclass('demo_life') is not null as "isKept"`.execute(db);
  const { rows } = found.rows[0]?.isKept
    ? await sql<{ until: Date }>`select until from demo_life`.execute(db)
    : { rows: [] };
  if (rows[0]) return rows[0].until.getTime();
  throw new CannotStart(
    'The demo needs a database of its own, whose first start was not interrupted: empty DATA_DIR (.data/demo), or set another',
  );
}

/** The table is the demo's alone, and so in no migration. */
export async function keepLived(db: Executor, until: number): Promise<void> {
  await sql`create table if not exists demo_life (id integer primary key, until timestamptz not null)`.execute(
    db,
  );
  await sql`
    insert into demo_life (id, until) values (1, ${new Date(until)})
    on conflict (id) do update set until = excluded.until`.execute(db);
}
