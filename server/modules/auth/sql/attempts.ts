import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../../database/database.ts';
import type { Window } from '../limits.ts';

export interface Counter {
  kind: string;
  /** Keyed hash of what is counted: a phone number, an address. */
  subject: string;
}

export const selectTimes = async (db: Executor, { kind, subject }: Counter): Promise<Date[]> =>
  (
    await db
      .selectFrom('attemptWindow')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .select('times')
      .executeTakeFirst()
  )?.times ?? [];

/**
 * Judges and counts an attempt in one statement, and the database serialises those of one counter: however many arrive
 * at once, from however many processes, exactly as many pass as the limit allows. False, counting nothing, when the
 * limit is reached.
 */
export async function addTime(
  db: Executor,
  { kind, subject }: Counter,
  windows: readonly Window[],
  at: Date,
): Promise<boolean> {
  const since = (within: number): RawBuilder<Date> => sql`${new Date(at.getTime() - within)}::timestamptz`;
  const withinLimits = windows.map(
    ({ most, within }) =>
      sql`(select count(*) from unnest(w.times) as t where t > ${since(within)}) < ${most}::int`,
  );
  const longest = since(windows.at(-1)?.within ?? 0);
  const { rows } = await sql`
    insert into attempt_window as w (kind, subject, times)
    values (${kind}, ${subject}, array[${at}::timestamptz])
    on conflict (kind, subject) do update
       set times = array(select t from unnest(w.times) as t where t > ${longest} order by t) || excluded.times
     where ${sql.join(withinLimits, sql` and `)}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Not array_remove, which would take all attempts of the same millisecond. */
export const removeTime = (db: Executor, { kind, subject }: Counter, at: Date) =>
  sql`
    update attempt_window
       set times = times[:array_position(times, ${at}::timestamptz) - 1]
                || times[array_position(times, ${at}::timestamptz) + 1:]
     where kind = ${kind} and subject = ${subject} and ${at}::timestamptz = any(times)`.execute(db);

export const deletePastAttempts = (db: Executor, before: Date) =>
  sql`
    delete from attempt_window where not exists (select 1 from unnest(times) as t where t > ${before}::timestamptz)`.execute(
    db,
  );
