import { addDays, companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { movedFirstDay } from '#domain/employment.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import { fieldRefused } from '../../../http/problem.ts';
import { lockedEarliestChange } from '../../organization/index.ts';
import type { EmployeeFacts } from './facts.ts';
import { firstDayProblem, refusalOf, type RecordedDaysOf } from './firstDay.ts';
import type { Writing } from './writing.ts';

interface Chosen {
  event: components['schemas']['EmployeeEvent'];
  day: CompanyDate;
  people: readonly EmployeeFacts[];
}

const refused = (code: string) => refusalOf({ pointer: '/day', code });

/** Throws 400 dayNotYet for a day ahead, and lastDayEarly or lastDayRecorded where it is before the first day or a recorded one. */
async function refuseLastDay(
  { recordedDaysOf }: { recordedDaysOf: RecordedDaysOf },
  tx: Tx,
  organizationId: string,
  { day, people, earliest, today }: Omit<Chosen, 'event'> & { earliest: CompanyDate; today: CompanyDate },
): Promise<void> {
  if (day > today) throw refused('dayNotYet');
  const from = addDays(day, 1);
  if (day < today && from < earliest) throw refused('periodClosed');
  // Of whoever has not begun, the whole employment goes.
  const begun = people.flatMap(({ id, employment }) => {
    const last = employment.at(-1);
    return last && last.from <= today ? [{ id, first: last.from }] : [];
  });
  if (begun.some(({ first }) => day < first)) throw refused('lastDayEarly');
  if (day === today || !begun.length) return;
  const lost = begun.map(({ id }) => ({ employeeId: id, from, to: today }));
  if ((await recordedDaysOf(tx, organizationId, lost)).size) throw refused('lastDayRecorded');
}

/**
 * Refuses the last working day of these people who leave, or the first one of these who are rehired, where it cannot be that of one of
 * them. Locks the periods until the transaction ends. The caller has locked the people.
 */
export async function refuseStatusDay(
  services: { recordedDaysOf: RecordedDaysOf },
  tx: Tx,
  { organizationId, at }: Writing,
  chosen: Chosen,
): Promise<void> {
  const { event, day, people } = chosen;
  const today = companyDate(at.getTime());
  const earliest = await lockedEarliestChange(tx, organizationId);
  if (event === 'leave') return refuseLastDay(services, tx, organizationId, { day, people, earliest, today });
  if (event !== 'rehire') throw fieldRefused('/day', 'unknownField');
  const problem = firstDayProblem(day, { earliest, today });
  if (problem) throw refused(problem.code);
  if (people.some(({ employment }) => !movedFirstDay(employment, false, day)))
    throw refused('firstDayCrosses');
}
