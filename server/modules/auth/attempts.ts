import { sql, type RawBuilder } from 'kysely';
import type { Services } from '../../context.ts';
import { tooMany } from '../../http/problem.ts';
import { mac, signingKey } from '../../secrets.ts';
import { limits, LONGEST_WINDOW_MS, type Limit, type LimitName, type Window } from './limits.ts';

export type Try = readonly [limit: LimitName, subject: string];

/** An attempt that was counted before it was made. */
export interface Attempt {
  /** Takes the count back: the attempt succeeded, or should not have been counted. */
  forgive(): Promise<void>;
}

export interface Attempts {
  /** Counts an attempt against all of these limits or none. Throws 429 with the seconds until the next one is allowed. */
  take(tries: readonly Try[], at?: Date): Promise<Attempt>;
  /** Takes back what was counted at that moment, if anything was. */
  forgive(limit: LimitName, subject: string, at: Date): Promise<void>;
}

function secondsUntilAllowed(times: readonly Date[], windows: readonly Window[], now: number): number {
  const newestFirst = times.map((time) => time.getTime()).sort((a, b) => b - a);
  const waits = windows.map(({ most, within }) => (newestFirst[most - 1] ?? -Infinity) + within - now);
  return Math.max(1, Math.ceil(Math.max(...waits) / 1000));
}

const counterOf = (name: LimitName): string => (limits[name] as Limit).counter ?? name;

/**
 * An attempt is judged and counted by one statement, and the database serialises those of one counter: however many
 * arrive at once, from however many processes, exactly as many pass as the limit allows.
 */
export function attemptCounter({ db, clock, config }: Services): Attempts {
  const key = signingKey(config, 'limits');

  async function refuse(name: LimitName, subject: string): Promise<never> {
    const row = await db
      .selectFrom('attemptWindow')
      .where('kind', '=', counterOf(name))
      .where('subject', '=', subject)
      .select('times')
      .executeTakeFirst();
    const { windows, code = 'tooManyRequests' }: Limit = limits[name];
    throw tooMany(code, secondsUntilAllowed(row?.times ?? [], windows, clock.now()));
  }

  async function forgiveOne(name: LimitName, subject: string, at: Date): Promise<void> {
    // Not array_remove, which would take all attempts of the same millisecond.
    await sql`
      update attempt_window
         set times = times[:array_position(times, ${at}::timestamptz) - 1]
                  || times[array_position(times, ${at}::timestamptz) + 1:]
       where kind = ${counterOf(name)} and subject = ${subject} and ${at}::timestamptz = any(times)`.execute(
      db,
    );
  }

  async function takeOne(name: LimitName, subject: string, at: Date): Promise<void> {
    const since = (within: number): RawBuilder<Date> => sql`${new Date(at.getTime() - within)}::timestamptz`;
    const { windows }: Limit = limits[name];
    const withinLimits = windows.map(
      ({ most, within }) =>
        sql`(select count(*) from unnest(w.times) as t where t > ${since(within)}) < ${most}::int`,
    );
    const longest = since(windows.at(-1)?.within ?? 0);
    const { rows } = await sql`
      insert into attempt_window as w (kind, subject, times)
      values (${counterOf(name)}, ${subject}, array[${at}::timestamptz])
      on conflict (kind, subject) do update
         set times = array(select t from unnest(w.times) as t where t > ${longest} order by t) || excluded.times
       where ${sql.join(withinLimits, sql` and `)}
      returning 1`.execute(db);
    if (!rows.length) await refuse(name, subject);
  }

  return {
    async take(tries, at = clock.date()) {
      const taken: Try[] = [];
      const forgive = async () => {
        for (const [name, subject] of taken) await forgiveOne(name, subject, at);
      };
      for (const [name, plainSubject] of tries) {
        const subject = mac(key, counterOf(name), plainSubject);
        try {
          await takeOne(name, subject, at);
        } catch (error) {
          await forgive();
          throw error;
        }
        taken.push([name, subject]);
      }
      return { forgive };
    },
    forgive: (name, subject, at) => forgiveOne(name, mac(key, counterOf(name), subject), at),
  };
}

/** Deletes counters that no limit looks at any more, and the wrong typed codes of attendance, which count for an hour. */
export async function forgetOldAttempts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now() - LONGEST_WINDOW_MS);
  await sql`
    delete from attempt_window where not exists (select 1 from unnest(times) as t where t > ${before}::timestamptz)`.execute(
    db,
  );
  await db.deleteFrom('attempt').where('at', '<', before).execute();
}
