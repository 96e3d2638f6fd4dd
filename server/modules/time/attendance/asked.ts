import type { Day } from '#domain/attendance/readDay.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { RuleOf } from '../schedules/index.ts';
import { deadlineOf } from './tardiness.ts';

interface Asked {
  employeeId: string;
  ruleOf: RuleOf;
  /** Days that the person has explained already. */
  answered: ReadonlySet<CompanyDate>;
  /** Epoch ms. */
  now: number;
}

/** Late days that may still be explained, the first to expire first. */
export const reasonsDueOf = (
  days: readonly Day[],
  { employeeId, ruleOf, answered, now }: Asked,
): components['schemas']['ReasonDue'][] =>
  days
    .filter(({ date, punctuality }) => punctuality === 'late' && !answered.has(date))
    .map(({ date, tardinessMinutes }) => ({
      date,
      tardinessMinutes,
      until: deadlineOf(ruleOf, employeeId, date),
    }))
    .filter(({ until }) => now < until)
    .sort((a, b) => a.until - b.until)
    .map((due) => ({ ...due, until: new Date(due.until).toISOString() }));

/**
 * Working days of open months with a check-in and no check-out, the newest first; without days of absence, which earn
 * nothing by their times.
 */
export const missedCheckOutsOf = (days: readonly Day[], answered: ReadonlySet<CompanyDate>): Day[] =>
  days
    .filter(
      ({ date, kind, presence, absence, rate }) =>
        kind === 'working' &&
        presence === 'missedCheckOut' &&
        absence === null &&
        rate === undefined &&
        !answered.has(date),
    )
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
