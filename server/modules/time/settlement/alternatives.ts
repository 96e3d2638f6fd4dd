import type { CompanyDate } from '#domain/calendar/index.ts';
import { withAbsence } from '../absences/index.ts';
import type { DecisionOverride } from '../attendance/index.ts';
import type { DayChange } from '../../money/effects/index.ts';
import type { AbsenceKind } from '#domain/attendance/absenceKinds.ts';
import type { DayDecision } from '#domain/attendance/readDay.ts';
import type { Verb } from './queue.ts';

const decisions: Partial<Record<Verb, DayDecision>> = {
  count: 'counted',
  halve: 'halved',
  dismiss: 'dismissed',
};

/**
 * The changes by each verb except the first, for the days that the first would change; refusing leaves them as they are.
 * `absent` is the kind of absence that the verb `absent` enters.
 */
export const alternativesTo = (
  change: DayChange,
  date: CompanyDate,
  verbs: readonly Verb[],
  absent: Pick<AbsenceKind, 'number' | 'treatment'> | null,
): { verb: Verb; change: DayChange }[] =>
  verbs.slice(1).map((verb) => {
    const decision = decisions[verb];
    const decided: DecisionOverride =
      verb === 'absent' && absent
        ? withAbsence({ firstDay: date, lastDay: date, kind: absent.number, treatment: absent.treatment })
        : (one, stored) => (decision && one === date ? { ...stored, decision } : stored);
    return { verb, change: { ...change, decided } };
  });
