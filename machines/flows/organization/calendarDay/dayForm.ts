import type { CalendarException, CompanyDate, DayKind } from '#domain/calendar/index.ts';
import { monthOf } from '#domain/calendar/index.ts';
import { draftYear, type CalendarForm, type CalendarYear } from '../calendarYear/calendarForm.ts';

/** The year as saved, and the draft of its changes. */
export interface DayInput {
  year: CalendarYear;
  draft: CalendarForm;
}

export interface DayForm {
  date: CompanyDate | null;
  /** The kind of day wanted for the date. */
  kind: DayKind;
  /** The day swapped with this one, which becomes working or off instead; null if none is. */
  instead: CompanyDate | null;
}

export type DayErrors = Partial<Record<keyof DayForm, string>>;

const kindOn = ({ year, draft }: DayInput, date: CompanyDate) =>
  draftYear(draft, year).find((day) => day.date === date)?.kind;

/** What a date would be without the company's own exception. */
export const lawfulKind = ({ year, draft }: DayInput, date: CompanyDate): DayKind | undefined =>
  kindOn({ year, draft: { ...draft, [date]: null } }, date);

/** Why the date cannot be changed; undefined when it can. */
export function findLock({ year: { year, earliest, closedMonths } }: DayInput, date: CompanyDate) {
  if (!date.startsWith(`${year}-`)) return 'otherYear';
  if (date < earliest) return 'beforeCompany';
  return closedMonths.includes(monthOf(date)) ? 'periodClosed' : undefined;
}

export const dayOf = (input: DayInput, date: CompanyDate | null): DayForm => ({
  date,
  kind: (date && kindOn(input, date)) ?? 'dayOff',
  instead: null,
});

function insteadError(input: DayInput, { date, kind, instead }: DayForm): string | undefined {
  if (instead === null) return undefined;
  if (instead === date) return 'sameDay';
  const worked = kindOn(input, instead) === 'working';
  return (
    findLock(input, instead) ??
    (worked === (kind === 'working') ? undefined : worked ? 'worksAlready' : 'offAlready')
  );
}

export function dayErrors(input: DayInput, form: DayForm): DayErrors {
  const { date, kind, instead } = form;
  if (date === null) return { date: 'required' };
  const lock = findLock(input, date);
  if (lock) return { date: lock };
  const other = insteadError(input, form);
  if (other) return { instead: other };
  return kindOn(input, date) === kind && instead === null ? { kind: 'kindSame' } : {};
}

/** Drops the company's exception where law, decree and week already give the same kind of day. */
export function wordsOf(input: DayInput, { date, kind, instead }: DayForm): Partial<CalendarForm> {
  const setKind = (on: CompanyDate, wanted: DayKind): Partial<CalendarForm> => {
    const said: CalendarException = wanted === 'working' ? 'workingDay' : wanted;
    return { [on]: lawfulKind(input, on) === wanted ? null : said };
  };
  return {
    ...(date && setKind(date, kind)),
    ...(instead && setKind(instead, kind === 'working' ? 'dayOff' : 'working')),
  };
}
