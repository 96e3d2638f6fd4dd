import type { CalendarDay, DayKind } from '../calendar/calendar.ts';
import { withUnstoredYears } from '../calendar/companyYear.ts';
import { daysOfMonth, type CompanyDate, type CompanyMonth } from '../calendar/date.ts';
import { versionOn, type Dated } from '../dated/versions.ts';
import { dayShares, type DayShare } from '../dayShare.ts';
import type { WorkSettings } from '../organizationSettings.ts';
import { scheduledDays, type Schedule, type ScheduledDay } from './schedule.ts';
import type { Shift } from './shift.ts';

/** Null: closed from then on. People who still follow it have the default schedule; see `scheduleOf`. */
export type ScheduleVersion = Dated & { schedule: Schedule | null };

/** All rules of a company's days with their first days; versions in the order of their days. */
export interface CompanyRules {
  settings: readonly (Dated & WorkSettings)[];
  /** Named schedules by id. */
  schedules: ReadonlyMap<string, readonly ScheduleVersion[]>;
  /** As stored; years without stored days count by law. */
  days: readonly CalendarDay[];
}

/** The rule of a date in a schedule. */
export interface DayRule {
  date: CompanyDate;
  kind: DayKind;
  shift: Shift;
  normMinutes: number;
  breakMinutes: number;
  countFromPercent: number;
  punchGapSeconds: number;
  takesLatePunches: boolean;
  /** The number of working days for explaining lateness on the date. */
  reasonDays: number;
}

export const defaultSchedule = (settings: WorkSettings): Schedule => ({
  kind: 'weekly',
  breakMinutes: settings.breakMinutes,
  worksOnHolidays: false,
  days: [1, 2, 3, 4, 5, 6, 7].map((day) =>
    settings.daysOff.includes(day) ? null : { start: settings.shiftStart, end: settings.shiftEnd },
  ),
});

/** How pay divides a month. */
export interface MonthPlan {
  /** The part of the salary that each day of the month earns. */
  shareOn: ReadonlyMap<CompanyDate, DayShare>;
  workingDays: number;
}

export interface Planner {
  /** @param scheduleId null: the company's default schedule */
  dayRule: (scheduleId: string | null, date: CompanyDate) => DayRule;
  /**
   * A month of a person with this first working day, as if employed throughout: before that day, its schedule applies.
   * @param scheduleIdOn called for days from the first one on
   */
  monthPlan: (
    month: CompanyMonth,
    firstDay: CompanyDate,
    scheduleIdOn: (date: CompanyDate) => string | null,
  ) => MonthPlan;
}

/** Caches its results, because thousands of people share a few schedules. */
export function planner({ settings, schedules, days }: CompanyRules): Planner {
  const allDays = withUnstoredYears(days);
  const read = new Map<Schedule, (date: CompanyDate) => ScheduledDay>();
  const defaults = new Map<WorkSettings, Schedule>();
  const rules = new Map<string | null, Map<CompanyDate, DayRule>>();
  const onDates = new Map<string | null, Map<CompanyDate, Schedule>>();
  const plans = new Map<string, MonthPlan>();

  const settingsOn = (date: CompanyDate) => {
    const found = versionOn(settings, date);
    if (!found) throw new Error(`No work settings on ${date}`);
    return found;
  };
  const remember = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
    const known = map.get(key);
    if (known !== undefined) return known;
    const made = make();
    map.set(key, made);
    return made;
  };
  /** A named schedule holds from its first version on. */
  const scheduleAt = (id: string | null, date: CompanyDate): Schedule => {
    const named = id === null ? undefined : versionOn(schedules.get(id) ?? [], date);
    if (named?.schedule) return named.schedule;
    const ofDay = settingsOn(date);
    return remember(defaults, ofDay, () => defaultSchedule(ofDay));
  };
  const scheduleOn = (id: string | null, date: CompanyDate): Schedule =>
    remember(
      remember(onDates, id, () => new Map<CompanyDate, Schedule>()),
      date,
      () => scheduleAt(id, date),
    );
  const reader = (schedule: Schedule) => remember(read, schedule, () => scheduledDays(schedule, allDays));
  const planOf = (dates: readonly CompanyDate[], schedules: readonly Schedule[]): MonthPlan => {
    const works = (schedule: Schedule, date: CompanyDate) => reader(schedule)(date).kind === 'working';
    const planned = dates.map((date, place) => {
      const schedule = schedules[place]!;
      return { schedule, isWorking: works(schedule, date) };
    });
    const shares = dayShares(
      planned,
      (schedule, place) => dates.slice(place).filter((date) => works(schedule, date)).length,
    );
    return {
      shareOn: new Map(dates.map((date, place) => [date, shares[place]!])),
      workingDays: planned.filter(({ isWorking }) => isWorking).length,
    };
  };

  return {
    dayRule: (id, date) =>
      remember(
        remember(rules, id, () => new Map<CompanyDate, DayRule>()),
        date,
        () => {
          const schedule = scheduleOn(id, date);
          const { kind, hours, normMinutes } = reader(schedule)(date);
          const { graceMinutes, closingMinutes, ...judging } = settingsOn(date);
          const { countFromPercent, punchGapSeconds, takesLatePunches, reasonDays } = judging;
          const shift = { ...hours, graceMinutes, closingMinutes };
          const { breakMinutes } = schedule;
          return {
            date,
            kind,
            shift,
            normMinutes,
            breakMinutes,
            countFromPercent,
            punchGapSeconds,
            takesLatePunches,
            reasonDays,
          };
        },
      ),
    monthPlan: (month, firstDay, scheduleIdOn) => {
      const dates = daysOfMonth(month);
      const last = dates.at(-1)!;
      const known = dates.map((date) => (date < firstDay ? (firstDay < last ? firstDay : last) : date));
      const ids = known.map(scheduleIdOn);
      const [id] = ids;
      const followed = ids.every((other) => other === id) ? id : ids.join();
      return remember(plans, `${month} ${known[0]!} ${followed ?? ''}`, () =>
        planOf(
          dates,
          known.map((date, place) => scheduleOn(ids[place]!, date)),
        ),
      );
    },
  };
}
