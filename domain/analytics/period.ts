import { monthOf, type CompanyDate, type CompanyMonth } from '../calendar/index.ts';
import { MOST_MONTHS } from './figures.ts';

export interface Period {
  from: CompanyMonth;
  to: CompanyMonth;
}

export type PeriodProblem = 'datesCross' | 'monthOutOfRange';

/** The problem of a requested period: its end is before its start, or it has more than 36 months. */
export function periodProblem({ from, to }: Period): PeriodProblem | undefined {
  if (to < from) return 'datesCross';
  return countMonths(from, to) > MOST_MONTHS ? 'monthOutOfRange' : undefined;
}

/** Counts months, both included; without building a list, because an address may name years far apart. */
export function countMonths(from: CompanyMonth, to: CompanyMonth): number {
  const [firstYear, firstMonth] = from.split('-').map(Number) as [number, number];
  const [lastYear, lastMonth] = to.split('-').map(Number) as [number, number];
  return (lastYear - firstYear) * 12 + lastMonth - firstMonth + 1;
}

/** The default: a year plus the same month a year earlier. */
export const USUAL_MONTHS = 13;

/** The last months until that of the date. */
export function lastMonths(today: CompanyDate, count: number): Period {
  const to = monthOf(today);
  const [year, month] = to.split('-').map(Number) as [number, number];
  const first = year * 12 + month - count;
  const from = `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, '0')}` as CompanyMonth;
  return { from, to };
}
