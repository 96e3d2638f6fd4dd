import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Executor } from './database.ts';
import type { DB } from './tables.generated.ts';

/** Tables whose rows are sent, put off and given up. */
type Queue = 'outboxMessage' | 'notificationDelivery';

/**
 * Takes the row of `table` that is due longest, in one statement: counts the try and moves its next one ahead. A row that
 * another process is taking is skipped. `waiting` says which rows are not done.
 */
export async function takeDue<T extends Queue>(
  db: Executor,
  table: T,
  { key, waiting }: { key: readonly (keyof DB[T] & string)[]; waiting: RawBuilder<boolean> },
  now: Date,
  nextTryAt: Date,
): Promise<Selectable<DB[T]> | undefined> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const { rows } = await sql<Selectable<DB[T]>>`
    with due as materialized (
      select ${columns} from ${sql.table(table)}
       where next_try_at <= ${now} and ${waiting}
       order by next_try_at limit 1 for update skip locked)
    update ${sql.table(table)} set tries = tries + 1, next_try_at = ${nextTryAt}
     where (${columns}) in (select ${columns} from due)
    returning *`.execute(db);
  return rows[0];
}
