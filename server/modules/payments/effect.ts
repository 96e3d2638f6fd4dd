import { isDeepStrictEqual } from 'node:util';
import { planner, type CompanyRules, type ScheduleVersion } from '#domain/attendance/rules.ts';
import { monthsOfYear } from '#domain/calendar/companyYear.ts';
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
import { nextPayDates } from '#domain/payDates.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { countActive } from '../employees/index.ts';
import { changedDays, paySettingsOf, yearPayDates, type CalendarChange } from '../organization/index.ts';
import { followersOf, peopleRules, readRules, type PeopleRules, type ReadRules } from '../schedules/index.ts';
import { begunEffect, nothingBegun, type Compared, type Pays } from './begunEffect.ts';
import type { Preview } from './preview.ts';

type Effect = components['schemas']['SettingsEffect'];
/** A change that is none of pay settings. */
export function samePay(pay: readonly (PaySettings & Dated)[], now: number): Pays {
  const today = versionOn(pay, companyDate(now))!;
  return { before: today, after: today };
}

/** The rules of one schedule. */
type RuleOn = PeopleRules['defaultRule'];

/** The contract's months end with 2099. */
export const thisAndNext = (first: CompanyMonth): CompanyMonth[] =>
  [first, nextMonth(first)].filter((month) => month < '2100');

const normOf = (ruleOn: RuleOn, month: CompanyMonth) =>
  daysOfMonth(month).reduce((sum, date) => sum + ruleOn(date).normMinutes, 0);

const differs = <Value>({ before, after }: { before: Value; after: Value }) => before !== after;

const monthEffect = (before: RuleOn, after: RuleOn, month: CompanyMonth) => {
  const working = (ruleOn: RuleOn) =>
    daysOfMonth(month).filter((date) => ruleOn(date).kind === 'working').length;
  return {
    month,
    workingDays: { before: working(before), after: working(after) },
    normMinutes: { before: normOf(before, month), after: normOf(after, month) },
  };
};

const defaultMonth = ({ before, after }: Compared, month: CompanyMonth) =>
  monthEffect(before.defaultRule, after.defaultRule, month);

/** What saving work settings from a day on would change. Writes nothing. */
export async function workEffect(preview: Preview, change: WorkSettings & Dated): Promise<Effect> {
  const { db, organizationId, now } = preview;
  const read = await readRules(db, organizationId);
  const changed = { ...read.rules, settings: withVersion(read.rules.settings, change) };
  const pay = await paySettingsOf(db, organizationId);
  const compared = { before: peopleRules(read), after: peopleRules({ ...read, rules: changed }) };
  const { dayRule } = planner(changed);
  const first = monthOf(change.validFrom);
  return {
    people: await countActive(db, organizationId),
    months: thisAndNext(first).map((month) => defaultMonth(compared, month)),
    ...(await begunEffect(preview, compared, samePay(pay, now), change.validFrom)),
    payDates: nextPayDates(
      companyDate(now),
      (date) => versionOn(pay, date)!,
      (date) => dayRule(null, date).kind,
    ),
  };
}

/** The same for a named schedule, whose months are its own; a new one (null) is nobody's yet. */
export async function scheduleEffect(
  preview: Preview,
  id: string | null,
  change: ScheduleVersion,
): Promise<Effect> {
  const nothing = { people: 0, months: [], ...nothingBegun() };
  if (id === null) return { ...nothing, payDates: [] };
  const { db, organizationId } = preview;
  const read = await readRules(db, organizationId);
  const versions = read.rules.schedules.get(id) ?? [];
  const { validFrom } = change;
  // Only its title is another.
  if (isDeepStrictEqual(versionOn(versions, validFrom)?.schedule, change.schedule))
    return { ...nothing, payDates: [] };
  const until = versions.find((version) => version.validFrom > validFrom)?.validFrom;
  return ofSchedule(preview, read, id, withVersion(versions, change), { validFrom, until });
}

/** The same for closing it: whoever follows it has the company's own hours from that day on, whatever was planned. */
export async function closingEffect(preview: Preview, id: string, validFrom: CompanyDate): Promise<Effect> {
  const read = await readRules(preview.db, preview.organizationId);
  const before = (read.rules.schedules.get(id) ?? []).filter((version) => version.validFrom < validFrom);
  const versions = [...before, { validFrom, schedule: null }];
  return ofSchedule(preview, read, id, versions, { validFrom, until: undefined });
}

async function ofSchedule(
  preview: Preview,
  read: ReadRules,
  id: string,
  versions: readonly ScheduleVersion[],
  { validFrom, until }: { validFrom: CompanyDate; until: CompanyDate | undefined },
): Promise<Effect> {
  const { db, organizationId, now } = preview;
  const changed = { ...read.rules, schedules: new Map(read.rules.schedules).set(id, versions) };
  const pay = await paySettingsOf(db, organizationId);
  const compared = { before: peopleRules(read), after: peopleRules({ ...read, rules: changed }) };
  const [had, gets] = [planner(read.rules), planner(changed)];
  return {
    people: await countActive(db, organizationId, followersOf(read, id, validFrom, until)),
    months: thisAndNext(monthOf(validFrom)).map((month) =>
      monthEffect(
        (date) => had.dayRule(id, date),
        (date) => gets.dayRule(id, date),
        month,
      ),
    ),
    ...(await begunEffect(preview, compared, samePay(pay, now), validFrom)),
    payDates: [],
  };
}

/** The same for calendar days: their whole months are read again, since a month's working days set its rate. */
export async function calendarEffect(
  preview: Preview,
  year: number,
  change: CalendarChange,
): Promise<Effect> {
  const { db, organizationId, now } = preview;
  const read = await readRules(db, organizationId);
  const days = await changedDays(db, organizationId, year, change);
  const changed = { ...read.rules, days };
  const pay = await paySettingsOf(db, organizationId);
  const compared = { before: peopleRules(read), after: peopleRules({ ...read, rules: changed }) };
  const had = new Set(read.rules.days.map((day) => JSON.stringify(day)));
  const own = new Set(change.days.map(({ date }) => date));
  const touched = days
    .filter((day) => own.has(day.date) || !had.has(JSON.stringify(day)))
    .map(({ date }) => date);
  const first = monthOf([...touched, ...own].sort()[0] ?? companyDate(now));
  const paidBy = (rules: CompanyRules) => yearPayDates(year, pay, rules);
  const paid = new Set(paidBy(read.rules).map((one) => `${one.kind} ${one.paid}`));
  return {
    people: await countActive(db, organizationId),
    months: monthsOfYear(year)
      .map((month) => defaultMonth(compared, month))
      .filter(({ workingDays, normMinutes }) => differs(workingDays) || differs(normMinutes)),
    ...(await begunEffect(preview, compared, samePay(pay, now), `${first}-01`)),
    payDates: paidBy(changed)
      .filter((one) => one.paid >= companyDate(now) && !paid.has(`${one.kind} ${one.paid}`))
      .slice(0, 6),
  };
}

/**
 * The same for pay settings: percent and limits change no day, only what may be asked for. Of settings to come, what
 * they would leave of it if they held today.
 */
export async function payEffect(preview: Preview, change: PaySettings & Dated): Promise<Effect> {
  const { db, organizationId, now } = preview;
  const read = await readRules(db, organizationId);
  const saved = await paySettingsOf(db, organizationId);
  const pay = withVersion(saved, change);
  const rules = peopleRules(read);
  const { dayRule } = planner(read.rules);
  const first = monthOf(change.validFrom);
  const today = companyDate(now);
  const asked = change.validFrom > today ? change.validFrom : today;
  const pays = { before: versionOn(saved, asked)!, after: versionOn(pay, asked)! };
  const same =
    pays.before.allowedPercent === pays.after.allowedPercent &&
    pays.before.balanceLimit === pays.after.balanceLimit;
  return {
    people: await countActive(db, organizationId),
    months: thisAndNext(first).map((month) => defaultMonth({ before: rules, after: rules }, month)),
    ...(same ? nothingBegun() : await begunEffect(preview, { before: rules, after: rules }, pays, today)),
    payDates: nextPayDates(
      today,
      (date) => versionOn(pay, date)!,
      (date) => dayRule(null, date).kind,
    ),
  };
}
