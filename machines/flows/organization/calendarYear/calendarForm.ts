import { decreeDays, withEdits, type CalendarEdit } from '#domain/calendar/companyYear.ts';
import type { CalendarException, CompanyDate } from '#domain/calendar/index.ts';
import { shownYear, type ShownDay } from '#domain/calendar/shownYear.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type CalendarYear = components['schemas']['CalendarYear'];

/** The company's own exceptions, one field for each date; null or missing where it has none. */
export type CalendarForm = { acceptDecree: boolean } & { [date: CompanyDate]: CalendarException | null };

export const calendarOf = ({ decree, days }: CalendarYear): CalendarForm => ({
  acceptDecree: decree !== null,
  ...Object.fromEntries(
    days.filter(({ source }) => source === 'company').map(({ date, kind }) => [date, kind]),
  ),
});

/** The changes that a form makes, ordered by date. */
export function changesOf(form: CalendarForm, year: CalendarYear) {
  const before = calendarOf(year);
  const { acceptDecree: _, ...dates } = { ...before, ...form };
  const days = (Object.keys(dates) as CompanyDate[])
    .sort()
    .map((date): CalendarEdit => ({ date, kind: form[date] ?? null }))
    .filter(({ date, kind }) => kind !== (before[date] ?? null));
  return { acceptDecree: form.acceptDecree && !before.acceptDecree, days };
}

/** Whether two forms say the same of every date. */
export function sameCalendar(one: CalendarForm, other: CalendarForm): boolean {
  const { acceptDecree: _, ...dates } = { ...one, ...other };
  return (
    one.acceptDecree === other.acceptDecree &&
    (Object.keys(dates) as CompanyDate[]).every((date) => (one[date] ?? null) === (other[date] ?? null))
  );
}

/** Applies my changes to what someone else has saved. */
export function rebaseCalendar(form: CalendarForm, year: CalendarYear, theirs: CalendarYear): CalendarForm {
  const { acceptDecree, days } = changesOf(form, year);
  const theirForm = calendarOf(theirs);
  return {
    ...theirForm,
    ...Object.fromEntries(days.map(({ date, kind }) => [date, kind])),
    acceptDecree: acceptDecree || theirForm.acceptDecree,
  };
}

/** The server names a date by its place in the list of changes. */
export function changedField(name: string, form: CalendarForm, year: CalendarYear): string {
  const place = /^days\.(\d+)\./.exec(name)?.[1];
  return (place && changesOf(form, year).days[Number(place)]?.date) ?? name;
}

/** The year as it would be once the form is saved. */
export function draftYear(form: CalendarForm, year: CalendarYear): ShownDay[] {
  const { acceptDecree, days } = changesOf(form, year);
  return shownYear(
    withEdits(year.days, days, acceptDecree ? decreeDays(year.year) : []),
    year.weeks,
    year.year,
  );
}
