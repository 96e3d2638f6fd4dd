import { addDays, daysOfMonth, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { previewedChange } from '#machines/flows/shared/previewedChange/previewedChange.ts';
import type {
  PreviewedErrors,
  PreviewedInput,
  PreviewedSend,
} from '#machines/flows/shared/previewedChange/previewedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export interface EnterablePerson {
  id: string;
  name: string;
  hasAccount: boolean;
  /** Has a day that nobody has entered. */
  isUnclear: boolean;
}

/** Whose days can be entered, by name, and how the form begins. */
export interface EnterableDays {
  people: readonly EnterablePerson[];
  chosen: readonly string[];
  firstDay: CompanyDate;
  lastDay: CompanyDate;
  today: CompanyDate;
}

export interface DayEntryForm {
  employeeIds: readonly string[];
  firstDay: CompanyDate | null;
  lastDay: CompanyDate | null;
  reason: string;
}

export type EnteredDays = components['schemas']['EnteredDays'];
export type PreviewEntryInput = PreviewedInput<EnterableDays, DayEntryForm>;
export type EnterDaysInput = PreviewedSend<EnterableDays, DayEntryForm, EnteredDays>;

/** The contract's limits (openapi/schemas/time/settlement.yaml, DayEntry). */
export const MOST_PEOPLE = 500;
const MOST_DAYS = 31;

/** People without an account who have days to be entered. */
export const waitingPeople = (people: readonly EnterablePerson[]): string[] =>
  people.filter(({ hasAccount, isUnclear }) => !hasAccount && isUnclear).map(({ id }) => id);

/** Adds these people or, if all are chosen already, removes them; never exceeds what the server takes at once. */
export function togglePeople(chosen: readonly string[], ids: readonly string[]): string[] {
  const others = chosen.filter((id) => !ids.includes(id));
  return chosen.length - others.length === Math.min(ids.length, MOST_PEOPLE)
    ? others
    : [...others, ...ids].slice(0, MOST_PEOPLE);
}

/** The whole month, or until yesterday. */
export function offeredRangeOf(month: CompanyMonth, today: CompanyDate) {
  const days = daysOfMonth(month);
  const [firstDay, end] = [days[0]!, days.at(-1)!];
  const yesterday = addDays(today, -1);
  const lastDay = end < yesterday ? end : yesterday;
  return { firstDay, lastDay: lastDay < firstDay ? firstDay : lastDay };
}

function errorsOf({ employeeIds, firstDay, lastDay, reason }: DayEntryForm): PreviewedErrors<DayEntryForm> {
  const reasonError = firstError(reasonSchema, reason);
  const lastDayError =
    lastDay === null
      ? 'required'
      : firstDay === null
        ? undefined
        : lastDay < firstDay
          ? 'datesCross'
          : lastDay >= addDays(firstDay, MOST_DAYS)
            ? 'rangeTooLong'
            : undefined;
  return {
    ...(employeeIds.length === 0 && { employeeIds: 'required' }),
    ...(firstDay === null && { firstDay: 'required' }),
    ...(lastDayError && { lastDay: lastDayError }),
    ...(reasonError && { reason: reasonError }),
  };
}

/** An employer enters days of several people as worked by the schedule of each (product §3). */
export const dayEntryMachine = previewedChange<EnterableDays, DayEntryForm, EnteredDays, EnteredDays>({
  id: 'dayEntry',
  spec: '3',
  initial: ({ chosen, firstDay, lastDay }) => ({ employeeIds: chosen, firstDay, lastDay, reason: '' }),
  errors: errorsOf,
  isWorthwhile: ({ entered }) => entered > 0,
});
