import { companyDate, monthOf, monthsBetween, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../database/database.ts';
import { foundedOn } from '../organization/index.ts';
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
export async function monthsAsked(db: Executor, asked: WhichFigures, now: number): Promise<MonthsAsked> {
  const thisMonth = monthOf(companyDate(now));
  const founded = monthOf(await foundedOn(db, asked.organizationId));
  const from = asked.from < founded ? founded : asked.from;
  const to = asked.to > thisMonth ? thisMonth : asked.to;
  return { from, to, founded, months: monthsBetween(from, to) };
}
