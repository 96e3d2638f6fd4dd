import type { Services } from '../../context.ts';
import { tooMany } from '../../http/problem.ts';
import { mac, signingKey } from '../../secrets.ts';
import { limits, LONGEST_WINDOW_MS, type Limit, type LimitName, type Window } from './limits.ts';
import { addTime, deletePastAttempts, removeTime, selectTimes, type Counter } from './sql/attempts.ts';

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

/** Counts attempts against the limits, in the database, so that all processes share the counts. */
export function attemptCounter({ db, clock, config }: Services): Attempts {
  const key = signingKey(config, 'limits');

  const counterOf = (name: LimitName, subject: string): Counter => {
    const kind = (limits[name] as Limit).counter ?? name;
    return { kind, subject: mac(key, kind, subject) };
  };

  async function takeOne(name: LimitName, counter: Counter, at: Date): Promise<void> {
    const { windows, code = 'tooManyRequests' }: Limit = limits[name];
    if (await addTime(db, counter, windows, at)) return;
    throw tooMany(code, secondsUntilAllowed(await selectTimes(db, counter), windows, clock.now()));
  }

  return {
    async take(tries, at = clock.date()) {
      const taken: Counter[] = [];
      const forgive = async () => {
        for (const counter of taken) await removeTime(db, counter, at);
      };
      for (const [name, subject] of tries) {
        const counter = counterOf(name, subject);
        try {
          await takeOne(name, counter, at);
        } catch (error) {
          await forgive();
          throw error;
        }
        taken.push(counter);
      }
      return { forgive };
    },
    forgive: async (name, subject, at) => {
      await removeTime(db, counterOf(name, subject), at);
    },
  };
}

/** Deletes counters that no limit looks at any more. */
export const forgetOldAttempts = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  deletePastAttempts(db, new Date(clock.now() - LONGEST_WINDOW_MS));
