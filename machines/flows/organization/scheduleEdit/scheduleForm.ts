import { namedScheduleSchema, type SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import type { Hours } from '#domain/attendance/schedule.ts';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { usualBreak } from '#domain/attendance/shift.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { isTime } from '#domain/fields/time.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { numberOf, usualDay } from '../paySettings/payForm.ts';
import type { SectionErrors, Settings } from '../settingsSection/settingsSectionSetup.ts';

export type NamedSchedule = components['schemas']['NamedSchedule'];

/** The edited schedule, null while it is new, with the company's settings. */
export interface EditedSchedule {
  settings: Settings;
  schedule: NamedSchedule | null;
}

/** A planned closing leaves a schedule open until its day. */
export const isClosedOn = ({ closedFrom }: Pick<NamedSchedule, 'closedFrom'>, date: CompanyDate): boolean =>
  closedFrom !== null && closedFrom <= date;

/** As typed; hours stay while the day is off. */
export interface ScheduleDay {
  works: boolean;
  start: string;
  end: string;
}

export interface ScheduleForm {
  title: string;
  kind: SchedulePlan['kind'];
  days: ScheduleDay[];
  /** The days of the other kind, kept in case the person switches back. */
  others: ScheduleDay[];
  /** The date of a cycle's first day. */
  anchor: CompanyDate | null;
  breakMinutes: string;
  worksOnHolidays: boolean;
  validFrom: CompanyDate | null;
}

export const scheduleFields = [
  'title',
  'kind',
  'days',
  'anchor',
  'breakMinutes',
  'worksOnHolidays',
  'validFrom',
] as const satisfies (keyof ScheduleForm)[];

export const MOST_DAYS = 31;

const dayOf = (hours: Hours | null, usual: Hours): ScheduleDay => ({
  works: hours !== null,
  ...(hours ?? usual),
});

/**
 * What holds on the day from which a change would hold; of a schedule that begins later, what it begins with. Hours planned
 * for the closing or later never begin, and the last day on which a change may begin is the one before the closing.
 */
export function scheduleOf({ settings, schedule }: EditedSchedule): ScheduleForm {
  const { current, planned } = settings.work;
  const tomorrow = usualDay(settings);
  const company = versionOn([current, ...planned], tomorrow) ?? current;
  const usual = { start: company.shiftStart, end: company.shiftEnd };
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ works: !company.daysOff.includes(day), ...usual }));
  const closedFrom = (schedule?.closedFrom ?? null) as CompanyDate | null;
  const usualFrom = closedFrom !== null && closedFrom <= tomorrow ? addDays(closedFrom, -1) : tomorrow;
  const versions = schedule?.versions ?? [];
  const open = versions.filter(({ validFrom }) => closedFrom === null || validFrom < closedFrom);
  const version = versionOn(open, usualFrom) ?? open[0] ?? versions[0];
  if (!schedule || !version)
    return {
      title: '',
      kind: 'weekly',
      days: week,
      others: patterns['2/2'](usual),
      anchor: tomorrow,
      breakMinutes: String(usualBreak([usual])),
      worksOnHolidays: false,
      validFrom: tomorrow,
    };
  const plan = version.schedule;
  const hours = plan.days.find((day) => day !== null) ?? usual;
  return {
    title: schedule.title,
    kind: plan.kind,
    days: plan.days.map((day) => dayOf(day, hours)),
    others: plan.kind === 'weekly' ? patterns['2/2'](hours) : week,
    anchor: (plan.anchor as CompanyDate | null) ?? tomorrow,
    breakMinutes: String(plan.breakMinutes),
    worksOnHolidays: plan.worksOnHolidays,
    validFrom: open.includes(version) && version.validFrom > usualFrom ? version.validFrom : usualFrom,
  };
}

/** Converts the form to the contract's type. */
export const toSchedule = ({ title, validFrom, ...form }: ScheduleForm) => ({
  title: title.trim(),
  validFrom,
  schedule: {
    kind: form.kind,
    days: form.days.map(({ works, start, end }) => (works ? { start, end } : null)),
    breakMinutes: numberOf(form.breakMinutes),
    worksOnHolidays: form.worksOnHolidays,
    anchor: form.kind === 'cycle' ? form.anchor : null,
  },
});

export const isSameSchedule = (one: ScheduleForm, other: ScheduleForm): boolean =>
  JSON.stringify(toSchedule(one)) === JSON.stringify(toSchedule(other));

/** `schedule.days.0.start` is `days.0.start`. */
export const scheduleField = (name: string): string => name.replace(/^schedule\./, '');

export function scheduleErrors(
  form: ScheduleForm,
  { settings, schedule }: EditedSchedule,
): SectionErrors<ScheduleForm> {
  const errors = Object.fromEntries(
    Object.entries<string>(fieldErrors(namedScheduleSchema, toSchedule(form)) as Record<string, string>).map(
      ([name, code]) => [scheduleField(name), code],
    ),
  );
  return {
    ...errors,
    ...(form.validFrom && form.validFrom < settings.earliest && { validFrom: 'periodClosed' }),
    ...(form.validFrom &&
      schedule &&
      isClosedOn(schedule, form.validFrom) && { validFrom: 'scheduleClosed' }),
  };
}

/**
 * Other days; the break of a new schedule follows them as long as it is a usual one. What somebody has saved changes only
 * by their own hand.
 */
export function changeDays(
  form: ScheduleForm,
  days: ScheduleDay[],
  { schedule }: EditedSchedule,
): Partial<ScheduleForm> {
  const worked = days.filter(({ works }) => works);
  const isUsual = schedule === null && ['0', '60'].includes(form.breakMinutes);
  if (!isUsual || !worked.length || worked.some(({ start, end }) => !isTime(start) || !isTime(end)))
    return { days };
  return { days, breakMinutes: String(usualBreak(worked)) };
}

/** Weeks and cycles keep each their own days. */
export const changeKind = (form: ScheduleForm, kind: ScheduleForm['kind']): Partial<ScheduleForm> =>
  form.kind === kind ? {} : { kind, days: form.others, others: form.days };

const workday = ({ start, end }: Hours): ScheduleDay => ({ works: true, start, end });
const dayOff = ({ start, end }: Hours): ScheduleDay => ({ works: false, start, end });
const swapHours = ({ start, end }: Hours): Hours => ({ start: end, end: start });
const makeShiftCycle = (on: number, off: number) => (hours: Hours) => [
  ...Array.from({ length: on }, () => workday(hours)),
  ...Array.from({ length: off }, () => dayOff(hours)),
];

/** Cycles that many companies have, by their usual names; of shifts from a given start to a given end. */
export const patterns = {
  '2/2': makeShiftCycle(2, 2),
  '3/3': makeShiftCycle(3, 3),
  '1/3': makeShiftCycle(1, 3),
  dayNight: (hours: Hours) => [workday(hours), workday(swapHours(hours)), dayOff(hours), dayOff(hours)],
} satisfies Record<string, (hours: Hours) => ScheduleDay[]>;
export type Pattern = keyof typeof patterns;
export const patternNames = Object.keys(patterns) as Pattern[];

/** One day more, as the last one is. */
export const withDay = (days: readonly ScheduleDay[]): ScheduleDay[] => [...days, { ...days.at(-1)! }];
