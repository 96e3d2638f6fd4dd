import { setImmediate as oneTurn } from 'node:timers/promises';
import { earnedOf, explainEnabled } from '#domain/accrual.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import {
  companyDate,
  daysOfMonth,
  monthOf,
  monthsBetween,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import { isEmployedOn } from '#domain/employment.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { PaySettings } from '#domain/organizationSettings.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Database } from '../../../database/database.ts';
import { giveWay } from '../../../giveWay.ts';
import { readMonths } from '../../time/attendance/index.ts';
import { readIdsAtWork, limitsOfPeople, readEmployees, salariesOf } from '../../employees/records/index.ts';
import type { PeopleRules } from '../../time/schedules/index.ts';
import { earningDays, limitsOf, readRequested } from '../months/index.ts';
import { stopWhenGone, type Preview } from './preview.ts';

export type Begun = Pick<components['schemas']['SettingsEffect'], 'days' | 'earned' | 'enabled'>;

export interface Compared {
  before: PeopleRules;
  after: PeopleRules;
}
/** Percent and limits that restrict requests. */
export type Pays = Record<'before' | 'after', Pick<PaySettings, 'allowedPercent' | 'balanceLimit'>>;

/** How many people are read at a time, so that the event loop serves others in between. */
const PEOPLE_AT_ONCE = 50;

export const nothingBegun = (): Begun => ({
  days: { changed: 0, late: { before: 0, after: 0 }, counted: { before: 0, after: 0 } },
  earned: { before: tiyin(0), after: tiyin(0) },
  enabled: { before: tiyin(0), after: tiyin(0), less: 0, more: 0 },
});

const isReadDifferently = (a: Day, b: Day) =>
  a.kind !== b.kind ||
  a.punctuality !== b.punctuality ||
  a.counted !== b.counted ||
  a.minutesWorked !== b.minutesWorked ||
  a.normMinutes !== b.normMinutes;

/**
 * Reads the days that have begun twice, by the current and by the changed rules, for everybody who has any (also people
 * who are blocked or have left), or for `ids`. Only active people may request pay. `touched` are the people whose days,
 * earnings or requestable sum differ.
 */
export async function effectOnPastDays(
  preview: Preview,
  { before, after }: Compared,
  pays: Pays,
  validFrom: CompanyDate,
  ids?: readonly string[],
): Promise<{ begun: Begun; touched: ReadonlySet<string> }> {
  const { db, organizationId, now } = preview;
  const today = companyDate(now);
  const touched = new Set<string>();
  const { days, earned, enabled } = nothingBegun();
  const add = (sum: { before: Tiyin; after: Tiyin }, had: number, gets: number) => {
    sum.before = tiyin(sum.before + had);
    sum.after = tiyin(sum.after + gets);
  };
  const months = validFrom > today ? [] : monthsBetween(monthOf(validFrom), monthOf(today));
  for (const month of months) {
    const everybody = await selectPeopleWithDays(db, organizationId, month, ids);
    const readPage = (from: number) =>
      readPeople(db, organizationId, { month, today, page: everybody.slice(from, from + PEOPLE_AT_ONCE) });
    let from = 0;
    let page = await readPage(from);
    while (page) {
      stopWhenGone(preview);
      // The database reads the next ones while these are compared.
      const coming = readPage((from += PEOPLE_AT_ONCE));
      compare(page, month);
      const [next] = await Promise.all([coming, giveWay()]);
      page = next;
    }
  }
  return { begun: { days, earned, enabled }, touched };

  function compare(
    {
      people,
      daysBy,
      salaryOf,
      requestedOf,
      ownLimitOf,
    }: NonNullable<Awaited<ReturnType<typeof readPeople>>>,
    month: CompanyMonth,
  ): void {
    const had = daysBy(before.ruleOf, now);
    const gets = before === after ? had : daysBy(after.ruleOf, now);
    for (const person of people) {
      const [old, next] = [had.get(person.id)!, gets.get(person.id)!];
      const earnedBefore = earnedOf(earningDays(person, old, { ...before, salaryOf }, month));
      const earnedAfter =
        old === next && before === after
          ? earnedBefore
          : earnedOf(earningDays(person, next, { ...after, salaryOf }, month));
      add(earned, earnedBefore, earnedAfter);
      if (earnedBefore !== earnedAfter) touched.add(person.id);
      if (requestedOf && person.status === 'active') {
        const requested = requestedOf(person.id);
        const { netBase, additions, deductions } = requested;
        const byNet = netBase === null ? null : tiyin(netBase + additions - deductions);
        const askable = (of: Tiyin, pay: Pays['before']) => {
          const { allowedPercent } = pay;
          const limits = limitsOf(pay, ownLimitOf(person.id), byNet);
          return explainEnabled({ earned: of, allowedPercent, limits, ...requested }).enabled;
        };
        const [could, can] = [askable(earnedBefore, pays.before), askable(earnedAfter, pays.after)];
        add(enabled, could, can);
        if (can !== could) touched.add(person.id);
        if (can < could) enabled.less += 1;
        if (can > could) enabled.more += 1;
      }
      for (const [index, day] of old.entries()) {
        const other = next[index]!;
        if (day.date < validFrom || day.date > today || !isEmployedOn(person.employment, day.date)) continue;
        if (isReadDifferently(day, other)) {
          days.changed += 1;
          touched.add(person.id);
        }
        if (day.punctuality === 'late') days.late.before += 1;
        if (other.punctuality === 'late') days.late.after += 1;
        if (day.counted) days.counted.before += 1;
        if (other.counted) days.counted.after += 1;
      }
    }
  }
}

interface Page {
  month: CompanyMonth;
  today: CompanyDate;
  page: readonly string[];
}

/** People who have days in the month. */
async function selectPeopleWithDays(
  db: Database,
  organizationId: string,
  month: CompanyMonth,
  ids: readonly string[] | undefined,
): Promise<string[]> {
  const days = daysOfMonth(month);
  const people = await readIdsAtWork(db, { organizationId, from: days[0]!, to: days.at(-1)! });
  const wanted = ids && new Set(ids);
  return people.filter((id) => !wanted || wanted.has(id));
}

/** Reads the next people with everything that their days and money are computed from; undefined after the last. */
async function readPeople(db: Database, organizationId: string, { month, today, page }: Page) {
  if (!page.length) return undefined;
  // An embedded database blocks the event loop from one answer to the next.
  await oneTurn();
  const people = [...(await readEmployees(db, organizationId, page)).values()];
  const salaryOf = await salariesOf(db, organizationId, page);
  await oneTurn();
  // Only the current month may be requested.
  const isCurrent = month === monthOf(today);
  const requestedOf = isCurrent ? await readRequested(db, organizationId, page, month) : null;
  const ownLimitOf = isCurrent ? await limitsOfPeople(db, organizationId, page, today) : () => null;
  await oneTurn();
  const daysBy = await readMonths(db, { organizationId, employees: people, month });
  return { people, salaryOf, requestedOf, ownLimitOf, daysBy };
}
