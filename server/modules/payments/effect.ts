import { earnedOf } from '#domain/accrual.ts';
import { planner } from '#domain/attendance/rules.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import {
  companyDate,
  daysOfMonth,
  monthOf,
  nextMonth,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import { versionOn, withVersion, type Dated } from '#domain/dated/versions.ts';
import type { PaySettings, WorkSettings } from '#domain/organizationSettings.ts';
import { tiyin } from '#domain/money.ts';
import { payDates } from '#domain/payDates.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Database } from '../../database/database.ts';
import { giveWay } from '../../giveWay.ts';
import { readMonths } from '../attendance/index.ts';
import { countActive, pageActive } from '../employees/index.ts';
import { paySettingsOf } from '../organization/index.ts';
import { peopleRules, readRules, type PeopleRules } from '../schedules/index.ts';
import { earningDays } from './month.ts';

type Effect = components['schemas']['SettingsEffect'];
interface Compared {
  before: PeopleRules;
  after: PeopleRules;
}

/** How many people are read at a time, so that the event loop serves others in between. */
const PEOPLE_AT_ONCE = 100;

const monthsUpTo = (first: CompanyMonth, last: CompanyMonth): CompanyMonth[] =>
  first > last ? [] : [first, ...monthsUpTo(nextMonth(first), last)];

const normOf = ({ defaultRule }: PeopleRules, month: CompanyMonth) =>
  daysOfMonth(month).reduce((sum, date) => sum + defaultRule(date).normMinutes, 0);

const monthEffect = ({ before, after }: Compared, month: CompanyMonth) => {
  const working = (rules: PeopleRules) =>
    daysOfMonth(month).filter((date) => rules.defaultRule(date).kind === 'working').length;
  return {
    month,
    workingDays: { before: working(before), after: working(after) },
    normMinutes: { before: normOf(before, month), after: normOf(after, month) },
  };
};

const readsOtherwise = (a: Day, b: Day) =>
  a.kind !== b.kind ||
  a.punctuality !== b.punctuality ||
  a.counted !== b.counted ||
  a.minutesWorked !== b.minutesWorked ||
  a.normMinutes !== b.normMinutes;

/** A dry run of what reads the days that have begun, once by the rules as they are and once as they would be. */
async function begunEffect(
  db: Database,
  organizationId: string,
  { before, after }: Compared,
  validFrom: CompanyDate,
  now: number,
): Promise<Pick<Effect, 'days' | 'earned'>> {
  const today = companyDate(now);
  const days = { changed: 0, late: { before: 0, after: 0 }, counted: { before: 0, after: 0 } };
  const earned = { before: 0, after: 0 };
  const months = validFrom > today ? [] : monthsUpTo(monthOf(validFrom), monthOf(today));
  for (const month of months) {
    let people = await pageActive(db, organizationId, undefined, PEOPLE_AT_ONCE);
    while (people.length) {
      const read = await readMonths(db, { organizationId, employees: people, month });
      const had = read(before.ruleOf, now);
      const gets = read(after.ruleOf, now);
      for (const person of people) {
        const [old, next] = [had.get(person.id)!, gets.get(person.id)!];
        earned.before += earnedOf(earningDays(person, old, before, month));
        earned.after += earnedOf(earningDays(person, next, after, month));
        for (const [index, day] of old.entries()) {
          const other = next[index]!;
          if (day.date < validFrom || day.date > today) continue;
          if (readsOtherwise(day, other)) days.changed += 1;
          if (day.punctuality === 'late') days.late.before += 1;
          if (other.punctuality === 'late') days.late.after += 1;
          if (day.counted) days.counted.before += 1;
          if (other.counted) days.counted.after += 1;
        }
      }
      await giveWay();
      people = await pageActive(db, organizationId, people.at(-1)!.id, PEOPLE_AT_ONCE);
    }
  }
  return { days, earned: { before: tiyin(earned.before), after: tiyin(earned.after) } };
}

/** What saving settings of work from a day on would change. Writes nothing. */
export async function workEffect(
  db: Database,
  organizationId: string,
  change: WorkSettings & Dated,
  now: number,
): Promise<Effect> {
  const read = await readRules(db, organizationId);
  const changed = { ...read.rules, settings: withVersion(read.rules.settings, change) };
  const pay = await paySettingsOf(db, organizationId);
  const compared = { before: peopleRules(read), after: peopleRules({ ...read, rules: changed }) };
  const { dayRule } = planner(changed);
  const first = monthOf(change.validFrom);
  return {
    people: await countActive(db, organizationId),
    months: [first, nextMonth(first)].map((month) => monthEffect(compared, month)),
    ...(await begunEffect(db, organizationId, compared, change.validFrom, now)),
    payDates: payDates(
      companyDate(now),
      (date) => versionOn(pay, date)!,
      (date) => dayRule(null, date).kind,
    ),
  };
}

/** The same of salary and advance: percent and limits change no day, only what may be asked for from then on. */
export async function payEffect(
  db: Database,
  organizationId: string,
  change: PaySettings & Dated,
  now: number,
): Promise<Effect> {
  const read = await readRules(db, organizationId);
  const pay = withVersion(await paySettingsOf(db, organizationId), change);
  const same = { before: peopleRules(read), after: peopleRules(read) };
  const { dayRule } = planner(read.rules);
  const first = monthOf(change.validFrom);
  return {
    people: await countActive(db, organizationId),
    months: [first, nextMonth(first)].map((month) => monthEffect(same, month)),
    days: { changed: 0, late: { before: 0, after: 0 }, counted: { before: 0, after: 0 } },
    earned: { before: tiyin(0), after: tiyin(0) },
    payDates: payDates(
      companyDate(now),
      (date) => versionOn(pay, date)!,
      (date) => dayRule(null, date).kind,
    ),
  };
}
