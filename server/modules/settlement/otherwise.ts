import type { CompanyDate } from '#domain/calendar/index.ts';
import type { DayChange } from '../payments/index.ts';
import type { DayDecision } from '#domain/attendance/readDay.ts';
import type { Verb } from './queue.ts';

const decisions: Partial<Record<Verb, DayDecision>> = {
  count: 'counted',
  halve: 'halved',
  dismiss: 'dismissed',
};

/** What each verb but the first makes of the days that the first would change; to refuse leaves them as they are. */
export const otherwiseOf = (
  change: DayChange,
  date: CompanyDate,
  verbs: readonly Verb[],
): { verb: Verb; change: DayChange }[] =>
  verbs.slice(1).map((verb) => {
    const decision = decisions[verb];
    return {
      verb,
      change: {
        ...change,
        decided: (one, stored) => (decision && one === date ? { ...stored, decision } : stored),
      },
    };
  });
