import { monthOf, type CompanyDate, type CompanyMonth } from '../calendar/index.ts';
import { MOST_MONTHS } from './figures.ts';

export interface Period {
  from: CompanyMonth;
  to: CompanyMonth;
}

export type PeriodProblem = 'datesCross' | 'monthOutOfRange';

/** What is wrong with a period that is asked for: its end before its start, or more than 36 months. */
export function periodProblem({ from, to }: Period): PeriodProblem | undefined {
  if (to < from) return 'datesCross';
  return countMonths(from, to) > MOST_MONTHS ? 'monthOutOfRange' : undefined;
}

/** Both included; without making them, because an address may name years far apart. */
export function countMonths(from: CompanyMonth, to: CompanyMonth): number {
  const [firstYear, firstMonth] = from.split('-').map(Number) as [number, number];
  const [lastYear, lastMonth] = to.split('-').map(Number) as [number, number];
  return (lastYear - firstYear) * 12 + lastMonth - firstMonth + 1;
}

/** As many months as a year and the same one a year before: what stands without a choice. */
export const USUAL_MONTHS = 13;

/** The last months, with the one of this date. */
export function lastMonths(today: CompanyDate, count: number): Period {
  const to = monthOf(today);
  const [year, month] = to.split('-').map(Number) as [number, number];
  const first = year * 12 + month - count;
  const from = `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, '0')}` as CompanyMonth;
  return { from, to };
}
