import type { CompanyDate } from './calendar/date.ts';

/** Consecutive days of employment. */
export interface Stretch {
  from: CompanyDate;
  /** The last working day; null while employed. */
  to: CompanyDate | null;
}

/**
 * The days on which a person is employed: stretches in order, with gaps between them; empty for somebody who never took
 * the job.
 */
export type Employment = readonly Stretch[];

export const isEmployedOn = (employment: Employment, date: CompanyDate): boolean =>
  employment.some(({ from, to }) => from <= date && (to === null || date <= to));

/** Whether the person is employed on every day from one to another. */
export const isEmployedThroughout = (
  employment: Employment,
  first: CompanyDate,
  last: CompanyDate,
): boolean => employment.some(({ from, to }) => from <= first && (to === null || last <= to));

/** The first working day ever; later than any other day for somebody who never took the job. */
export const firstDayOf = (employment: Employment): CompanyDate => employment[0]?.from ?? '9999-12-31';

/** The first day of the current employment, or of the last one after leaving; null for somebody who starts on signing up. */
export function currentFirstDay(employment: Employment, hasEnded: boolean): CompanyDate | null {
  const last = employment.at(-1);
  return last && (hasEnded || last.to === null) ? last.from : null;
}

/** The employment with another first day; undefined where that day is in an earlier stretch, or after the last day. */
export function movedFirstDay(
  employment: Employment,
  hasEnded: boolean,
  firstDay: CompanyDate,
): Employment | undefined {
  const isThere = currentFirstDay(employment, hasEnded) !== null;
  if (hasEnded && !isThere) return undefined;
  const earlier = isThere ? employment.slice(0, -1) : employment;
  const to = isThere ? employment.at(-1)!.to : null;
  const before = earlier.at(-1)?.to;
  const isFree = (!before || before < firstDay) && (to === null || firstDay <= to);
  return isFree ? [...earlier, { from: firstDay, to }] : undefined;
}
