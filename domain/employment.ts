import type { CompanyDate } from './calendar/date.ts';

/** Consecutive days of employment. */
export interface Stretch {
  from: CompanyDate;
  /** The last working day; null for whoever has not left. */
  to: CompanyDate | null;
}

/** The days on which a person is employed: stretches in order, with days between them; none of whoever never took the job. */
export type Employment = readonly Stretch[];

export const isEmployedOn = (employment: Employment, date: CompanyDate): boolean =>
  employment.some(({ from, to }) => from <= date && (to === null || date <= to));

/** On each of the days from one to another. */
export const isEmployedThroughout = (
  employment: Employment,
  first: CompanyDate,
  last: CompanyDate,
): boolean => employment.some(({ from, to }) => from <= first && (to === null || last <= to));

/** The first working day ever; after every day that is asked for, of whoever never took the job. */
export const firstDayOf = (employment: Employment): CompanyDate => employment[0]?.from ?? '9999-12-31';
