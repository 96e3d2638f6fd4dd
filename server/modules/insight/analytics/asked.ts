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
  /** In order; none when the whole period is before the founding or is still to come. */
  months: CompanyMonth[];
}

/**
 * The months of a period that a company has figures of: from the one of its founding to this one.
 *
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
 * When the figures of a period were counted: the oldest of its last two months, because only those are counted again every hour.
 * Of a period whose last months wait, the oldest of all; null when all of it waits.
 */
export function oldestCountOf(months: readonly { month: CompanyMonth; at: Date | null }[]): string | null {
  const counted = months.flatMap(({ month, at }) => (at ? [{ month, at: at.getTime() }] : []));
  const last = months.at(-1)?.month;
  const recent = counted.filter(({ month }) => last !== undefined && month >= previousMonth(last));
  const times = (recent.length ? recent : counted).map(({ at }) => at);
  return times.length ? new Date(Math.min(...times)).toISOString() : null;
}
