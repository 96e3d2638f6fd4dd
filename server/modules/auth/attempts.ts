import { sql, type RawBuilder } from 'kysely';
import type { Services } from '../../context.ts';
import { tooMany } from '../../http/problem.ts';
import { mac, signingKey } from '../../secrets.ts';
import { limits, LONGEST_WINDOW_MS, type Limit, type LimitKind } from './limits.ts';

export type Try = readonly [kind: LimitKind, subject: string];

/** A try that was counted before it was made. */
export interface Attempt {
  /** It succeeded, or was not the one to count. */
  forgive(): Promise<void>;
}

export interface Attempts {
  /** Counts a try, or several as one: all or none. Throws 429 tooManyRequests with the seconds until the next is free. */
  take(tries: readonly Try[], at?: Date): Promise<Attempt>;
  /** Forgives a try of that moment, where there was one. */
  forgive(kind: LimitKind, subject: string, at: Date): Promise<void>;
}

/** Seconds until one of these times leaves its window. */
function secondsLeft(times: readonly Date[], allowed: readonly Limit[], now: number): number {
  const newestFirst = times.map((time) => time.getTime()).sort((a, b) => b - a);
  const waits = allowed.map(({ most, within }) => (newestFirst[most - 1] ?? -Infinity) + within - now);
  return Math.max(1, Math.ceil(Math.max(...waits) / 1000));
}

/**
 * Tries are judged and counted in one statement, and the database lets one after the other at a subject's row: of any
 * number at once, from any number of processes, exactly as many get through as the limit says.
 */
export function attemptCounter({ db, clock, config }: Services): Attempts {
  const key = signingKey(config, 'limits');

  async function refuse(kind: LimitKind, subject: string): Promise<never> {
    const row = await db
      .selectFrom('attemptWindow')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .select('times')
      .executeTakeFirst();
    throw tooMany('tooManyRequests', secondsLeft(row?.times ?? [], limits[kind], clock.now()));
  }

  async function forgiveExactly(kind: LimitKind, subject: string, at: Date): Promise<void> {
    // One of equal times: array_remove would take all of them.
    await sql`
      update attempt_window
         set times = times[:array_position(times, ${at}::timestamptz) - 1]
                  || times[array_position(times, ${at}::timestamptz) + 1:]
       where kind = ${kind} and subject = ${subject} and ${at}::timestamptz = any(times)`.execute(db);
  }

  async function takeOne(kind: LimitKind, subject: string, at: Date): Promise<void> {
    const since = (within: number): RawBuilder<Date> => sql`${new Date(at.getTime() - within)}::timestamptz`;
    const allowed: readonly Limit[] = limits[kind];
    const withinLimits = allowed.map(
      ({ most, within }) =>
        sql`(select count(*) from unnest(w.times) as t where t > ${since(within)}) < ${most}::int`,
    );
    const longest = since(allowed.at(-1)?.within ?? 0);
    const { rows } = await sql`
      insert into attempt_window as w (kind, subject, times)
      values (${kind}, ${subject}, array[${at}::timestamptz])
      on conflict (kind, subject) do update
         set times = array(select t from unnest(w.times) as t where t > ${longest} order by t) || excluded.times
       where ${sql.join(withinLimits, sql` and `)}
      returning 1`.execute(db);
    if (!rows.length) await refuse(kind, subject);
  }

  return {
    async take(tries, at = clock.date()) {
      const taken: Try[] = [];
      const forgive = async () => {
        for (const [kind, subject] of taken) await forgiveExactly(kind, subject, at);
      };
      for (const [kind, plainSubject] of tries) {
        const subject = mac(key, kind, plainSubject);
        try {
          await takeOne(kind, subject, at);
        } catch (error) {
          await forgive();
          throw error;
        }
        taken.push([kind, subject]);
      }
      return { forgive };
    },
    forgive: (kind, subject, at) => forgiveExactly(kind, mac(key, kind, subject), at),
  };
}

/** Subjects no limit looks back to any more, and the typed codes of attendance, which look back an hour. */
export async function forgetOldAttempts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now() - LONGEST_WINDOW_MS);
  await sql`
    delete from attempt_window where not exists (select 1 from unnest(times) as t where t > ${before}::timestamptz)`.execute(
    db,
  );
  await db.deleteFrom('attempt').where('at', '<', before).execute();
}
