import { timesheetCell } from '#domain/attendance/timesheet.ts';
import { shiftWindow } from '#domain/attendance/shift.ts';
import {
  companyDate,
  monthOf,
  monthsBetween,
  previousMonth,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Database, Executor } from '../../database/database.ts';
import { giveWay } from '../../giveWay.ts';
import { readMonthOfEach } from '../attendance/index.ts';
import { leftOnOf, pageAtWork, readEmployees } from '../employees/index.ts';
import { foundedOn } from '../organization/index.ts';
import { peopleRules, readRules, rulesOfPeople } from '../schedules/index.ts';
import { waitingOf } from '../settlement/index.ts';
import { lastOf, onTimesheet } from '../timesheet/index.ts';
import { selectShutMonths } from './sql/versions.ts';

export type Check = components['schemas']['ClosingCheck'];

export interface WhichMonth {
  organizationId: string;
  month: CompanyMonth;
  /** Epoch ms. */
  now: number;
}

/** How many people are read at a time, so that the event loop serves others in between. */
const PEOPLE_AT_ONCE = 100;
const EVERYBODY = { limit: 1_000_000, offset: 0 };

/** Whether the last shift that began in the month has closed, whatever schedule it is of. */
async function isOver(db: Executor, { organizationId, month, now }: WhichMonth): Promise<boolean> {
  const read = await readRules(db, organizationId);
  const { ruleOf, defaultRule } = peopleRules(read);
  const last = lastOf(month);
  const rules = [defaultRule(last), ...[...read.people.keys()].map((id) => ruleOf(id, last))];
  return rules.every(({ shift }) => now >= shiftWindow(last, shift).closesAt);
}

export const isMonthClosed = async (db: Executor, organizationId: string, month: CompanyMonth) =>
  (await selectShutMonths(db, organizationId, 'closed')).includes(month);

/** Months of the company before this one that are not closed. */
async function earlierOpen(db: Executor, { organizationId, month }: WhichMonth): Promise<CompanyMonth[]> {
  const first = monthOf(await foundedOn(db, organizationId));
  if (month <= first) return [];
  const closed = new Set(await selectShutMonths(db, organizationId, 'closed'));
  return monthsBetween(first, previousMonth(month)).filter((one) => !closed.has(one));
}

/** What blocks and can be counted without reading everybody's days; also under the company's lock. */
export async function quickChecks(db: Executor, which: WhichMonth): Promise<Check[]> {
  const { organizationId, month, now } = which;
  const earlier = await earlierOpen(db, which);
  const over = await isOver(db, which);
  const waiting = await waitingOf(db, { organizationId, month, now, scope: undefined });
  const counts = new Map<Check['kind'], number>();
  for (const { kind } of waiting) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [
    ...(over ? [] : [{ kind: 'notOver' as const, count: 1, month }]),
    ...(earlier.length ? [{ kind: 'earlierOpen' as const, count: earlier.length, month: earlier[0]! }] : []),
    ...[...counts].map(([kind, count]) => ({ kind, count, month })),
  ];
}

/** Working days that have passed with neither presence nor absence. */
async function unclearDays(db: Database, { organizationId, month, now }: WhichMonth): Promise<number> {
  const whose = { organizationId, month, unit: undefined, version: null, now };
  const { who } = await onTimesheet(db, whose);
  const people = await pageAtWork(db, who, { ids: who.punched, others: true }, EVERYBODY);
  let count = 0;
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
    const ids = people.slice(from, from + PEOPLE_AT_ONCE).map(({ id }) => id);
    const employees = [...(await readEmployees(db, organizationId, ids)).values()];
    const { ruleOf } = await rulesOfPeople(db, organizationId, ids);
    const leftOn = await leftOnOf(db, organizationId, employees);
    const daysOf = await readMonthOfEach(db, { organizationId, employees, month });
    for (const { id, registeredAt } of employees) {
      const employed = { from: companyDate(registeredAt.getTime()), to: leftOn.get(id) };
      for (const day of daysOf(id, ruleOf, now)) {
        // A missed check-out waits to be settled and is counted there.
        const { code, unsettled } = timesheetCell(day, employed);
        if (code === 'unclear' && !unsettled) count += 1;
      }
    }
    await giveWay();
  }
  return count;
}

/** Everything that blocks closing the month. Reads everybody’s days in portions. */
export async function allChecks(db: Database, which: WhichMonth): Promise<Check[]> {
  const quick = await quickChecks(db, which);
  const count = await unclearDays(db, which);
  return count ? [...quick, { kind: 'unclear', count, month: which.month }] : quick;
}
