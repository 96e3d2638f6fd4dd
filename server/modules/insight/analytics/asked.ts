import {
  companyDate,
  monthOf,
  monthsBetween,
  previousMonth,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import { readFoundingDay } from '../../organization/index.ts';
import type { WhichFigures } from './sql/figures.ts';

export interface MonthsAsked {
  from: CompanyMonth;
  to: CompanyMonth;
  founded: CompanyMonth;
  /** The months in order; none when the whole period is before the founding or in the future. */
  months: CompanyMonth[];
}

/**
 * The months of a period for which a company has figures: from its founding to the current month.
 * @param now epoch ms
 */
export async function readAskedMonths(db: Executor, asked: WhichFigures, now: number): Promise<MonthsAsked> {
  const thisMonth = monthOf(companyDate(now));
  const founded = monthOf(await readFoundingDay(db, asked.organizationId));
  const from = asked.from < founded ? founded : asked.from;
  const to = asked.to > thisMonth ? thisMonth : asked.to;
  return { from, to, founded, months: monthsBetween(from, to) };
}

/**
 * When the figures of a period were counted: the older time of its last two months, because only those are counted again
 * every hour. If these are not counted, the oldest of all; null when no month is counted.
 */
export function oldestCountOf(months: readonly { month: CompanyMonth; at: Date | null }[]): string | null {
  const counted = months.flatMap(({ month, at }) => (at ? [{ month, at: at.getTime() }] : []));
  const last = months.at(-1)?.month;
  const recent = counted.filter(({ month }) => last !== undefined && month >= previousMonth(last));
  const times = (recent.length ? recent : counted).map(({ at }) => at);
  return times.length ? new Date(Math.min(...times)).toISOString() : null;
}
