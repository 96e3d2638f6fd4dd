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
import { countActive, readStayingIds } from '../../employees/records/index.ts';
import {
  applyCalendarChange,
  paySettingsOf,
  withBasis,
  yearPayDates,
  type CalendarChange,
  type PayChange,
} from '../../organization/index.ts';
import {
  findOtherRules,
  peopleRules,
  readRules,
  type PeopleRules,
  type ReadRules,
} from '../../time/schedules/index.ts';
import { effectOnPastDays, nothingBegun, type Begun, type Compared, type Pays } from './effectOnPastDays.ts';
import { giveWayOrStop, firstDayAhead, type Preview } from './preview.ts';

type Effect = components['schemas']['SettingsEffect'];
/** For a change that leaves the pay settings alone. */
export function unchangedPay(pay: readonly (PaySettings & Dated)[], now: number): Pays {
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

interface Changed {
  before: ReadRules;
  after: ReadRules;
  from: CompanyDate;
  /** The schedule that changes; without it, the company's rules change. */
  scheduleId?: string;
}

/**
 * Compares the days that have begun, and counts the people affected: by those days or, among people who have not left, by
 * days to come.
 */
async function effectOnPeople(
  preview: Preview,
  { before, after, from, scheduleId }: Changed,
  pays: Pays,
): Promise<Pick<Effect, 'people'> & Begun> {
  const compared = { before: peopleRules(before), after: peopleRules(after) };
  const { begun, touched } = await effectOnPastDays(preview, compared, pays, from);
  const staying = await readStayingIds(preview.db, preview.organizationId, companyDate(preview.now));
  const ahead = { before, after, from: firstDayAhead(preview, from), pause: () => giveWayOrStop(preview) };
  const others = await findOtherRules(staying, ahead, scheduleId);
  return { people: new Set([...touched, ...others]).size, ...begun };
}

/** What saving work settings from a day on would change. Writes nothing. */
export async function workEffect(preview: Preview, change: WorkSettings & Dated): Promise<Effect> {
  const { db, organizationId, now } = preview;
  const read = await readRules(db, organizationId);
  const from = change.validFrom;
  const changed = { ...read.rules, settings: withVersion(read.rules.settings, change) };
  const after = { ...read, rules: changed };
  const pay = await paySettingsOf(db, organizationId);
  const compared = { before: peopleRules(read), after: peopleRules(after) };
  const { dayRule } = planner(changed);
  return {
    ...(await effectOnPeople(preview, { before: read, after, from }, unchangedPay(pay, now))),
    months: thisAndNext(monthOf(from)).map((month) => defaultMonth(compared, month)),
    payDates: nextPayDates(
      companyDate(now),
      (date) => versionOn(pay, date)!,
      (date) => dayRule(null, date).kind,
    ),
  };
}

/** What saving a named schedule would change; `months` are those of the schedule. A new one (null) affects nobody yet. */
export async function scheduleEffect(
  preview: Preview,
  id: string | null,
  change: ScheduleVersion,
): Promise<Effect> {
  const nothing = { people: 0, months: [], ...nothingBegun() };
  if (id === null) return { ...nothing, payDates: [] };
  const { db, organizationId, now } = preview;
  const read = await readRules(db, organizationId);
  const versions = read.rules.schedules.get(id) ?? [];
  const { validFrom } = change;
  // Only the title changes.
  if (isDeepStrictEqual(versionOn(versions, validFrom)?.schedule, change.schedule))
    return { ...nothing, payDates: [] };
  const schedules = new Map(read.rules.schedules).set(id, withVersion(versions, change));
  const after = { ...read, rules: { ...read.rules, schedules } };
  const pay = await paySettingsOf(db, organizationId);
  const [had, gets] = [planner(read.rules), planner(after.rules)];
  return {
    ...(await effectOnPeople(
      preview,
      { before: read, after, from: validFrom, scheduleId: id },
      unchangedPay(pay, now),
    )),
    months: thisAndNext(monthOf(validFrom)).map((month) =>
      monthEffect(
        (date) => had.dayRule(id, date),
        (date) => gets.dayRule(id, date),
        month,
      ),
    ),
    payDates: [],
  };
}

/** What saving calendar days would change. Whole months are read again, since the working days of a month set its rate. */
export async function calendarEffect(
  preview: Preview,
  year: number,
  change: CalendarChange,
): Promise<Effect> {
  const { db, organizationId, now } = preview;
  const read = await readRules(db, organizationId);
  const days = await applyCalendarChange(db, organizationId, year, change);
  const changed = { ...read.rules, days };
  const after = { ...read, rules: changed };
  const pay = await paySettingsOf(db, organizationId);
  const compared = { before: peopleRules(read), after: peopleRules(after) };
  const had = new Set(read.rules.days.map((day) => JSON.stringify(day)));
  const own = new Set(change.days.map(({ date }) => date));
  const touched = days
    .filter((day) => own.has(day.date) || !had.has(JSON.stringify(day)))
    .map(({ date }) => date);
  const first = monthOf([...touched, ...own].sort()[0] ?? companyDate(now));
  const paidBy = (rules: CompanyRules) => yearPayDates(year, pay, rules);
  const paid = new Set(paidBy(read.rules).map((one) => `${one.kind} ${one.paid}`));
  const from: CompanyDate = `${first}-01`;
  return {
    ...(await effectOnPeople(preview, { before: read, after, from }, unchangedPay(pay, now))),
    months: monthsOfYear(year)
      .map((month) => defaultMonth(compared, month))
      .filter(({ workingDays, normMinutes }) => differs(workingDays) || differs(normMinutes)),
    payDates: paidBy(changed)
      .filter((one) => one.paid >= companyDate(now) && !paid.has(`${one.kind} ${one.paid}`))
      .slice(0, 6),
  };
}

/**
 * What saving pay settings would change: percent and limits change no day, only what may be requested. For future
 * settings, what could be requested if they held today.
 */
export async function payEffect(preview: Preview, change: PayChange): Promise<Effect> {
  const { db, organizationId, now } = preview;
  const read = await readRules(db, organizationId);
  const saved = await paySettingsOf(db, organizationId);
  const pay = withVersion(saved, withBasis(change, saved).settings);
  const rules = peopleRules(read);
  const { dayRule } = planner(read.rules);
  const first = monthOf(change.validFrom);
  const today = companyDate(now);
  const asked = change.validFrom > today ? change.validFrom : today;
  const pays = { before: versionOn(saved, asked)!, after: versionOn(pay, asked)! };
  const { validFrom } = change;
  const isOther = !isDeepStrictEqual({ ...versionOn(saved, validFrom)!, validFrom }, change);
  const same =
    pays.before.allowedPercent === pays.after.allowedPercent &&
    pays.before.balanceLimit === pays.after.balanceLimit;
  return {
    people: isOther ? await countActive(db, organizationId) : 0,
    months: thisAndNext(first).map((month) => defaultMonth({ before: rules, after: rules }, month)),
    ...(same
      ? nothingBegun()
      : (await effectOnPastDays(preview, { before: rules, after: rules }, pays, today)).begun),
    payDates: nextPayDates(
      today,
      (date) => versionOn(pay, date)!,
      (date) => dayRule(null, date).kind,
    ),
  };
}
