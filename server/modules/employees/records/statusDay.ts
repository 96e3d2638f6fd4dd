import { addDays, companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { movedFirstDay } from '#domain/employment.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import { fieldRefused } from '../../../http/problem.ts';
import { lockedEarliestChange } from '../../organization/index.ts';
import type { EmployeeFacts } from './facts.ts';
import { firstDayProblem, refusalOf, type RecordedDaysOf } from './firstDay.ts';
import type { Writing } from './writing.ts';

interface ChosenDay {
  event: components['schemas']['EmployeeEvent'];
  day: CompanyDate;
  people: readonly EmployeeFacts[];
}

const dayRefusal = (code: string) => refusalOf({ pointer: '/day', code });

/**
 * Throws 400 dayNotYet for a future day, lastDayEarly for a day before the first one and lastDayRecorded for a day
 * before a recorded one; 422 periodClosed.
 */
async function refuseLastDay(
  { recordedDaysOf }: { recordedDaysOf: RecordedDaysOf },
  tx: Tx,
  organizationId: string,
  { day, people, earliest, today }: Omit<ChosenDay, 'event'> & { earliest: CompanyDate; today: CompanyDate },
): Promise<void> {
  if (day > today) throw dayRefusal('dayNotYet');
  const from = addDays(day, 1);
  if (day < today && from < earliest) throw dayRefusal('periodClosed');
  // A person who has not begun loses the whole employment.
  const startedPeople = people.flatMap(({ id, employment }) => {
    const last = employment.at(-1);
    return last && last.from <= today ? [{ id, first: last.from }] : [];
  });
  if (startedPeople.some(({ first }) => day < first)) throw dayRefusal('lastDayEarly');
  if (day === today || !startedPeople.length) return;
  const lostDays = startedPeople.map(({ id }) => ({ employeeId: id, from, to: today }));
  if ((await recordedDaysOf(tx, organizationId, lostDays)).size) throw dayRefusal('lastDayRecorded');
}

/**
 * Checks the last working day of people who leave, or the first one of people who are rehired, and refuses a day that
 * is invalid for one of them. Locks the periods until the transaction ends. The caller has locked the people.
 */
export async function refuseStatusDay(
  services: { recordedDaysOf: RecordedDaysOf },
  tx: Tx,
  { organizationId, at }: Writing,
  chosen: ChosenDay,
): Promise<void> {
  const { event, day, people } = chosen;
  const today = companyDate(at.getTime());
  const earliest = await lockedEarliestChange(tx, organizationId);
  if (event === 'leave') return refuseLastDay(services, tx, organizationId, { day, people, earliest, today });
  if (event !== 'rehire') throw fieldRefused('/day', 'unknownField');
  const problem = firstDayProblem(day, { earliest, today });
  if (problem) throw dayRefusal(problem.code);
  if (people.some(({ employment }) => !movedFirstDay(employment, false, day)))
    throw dayRefusal('firstDayCrosses');
}
