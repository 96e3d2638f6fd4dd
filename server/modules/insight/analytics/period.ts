import { lastMonths, periodProblem, USUAL_MONTHS, type Period } from '#domain/analytics/period.ts';
import { companyDate, monthOf, type CompanyMonth } from '#domain/calendar/index.ts';
import { fieldRefused, refusedByRule } from '../../../http/problem.ts';

/** The contract's first month. */
const FIRST_MONTH: CompanyMonth = '2000-01';

export interface AskedPeriod {
  from?: CompanyMonth | undefined;
  to?: CompanyMonth | undefined;
}

/**
 * The requested period, by default a year and the same month of the year before. Throws at the last month 400 datesCross and 422 monthOutOfRange.
 * @param now epoch ms
 * @param place of the period in the request: `/query`, or '' in a body
 */
export function acceptPeriod(asked: AskedPeriod, now: number, place: string): Period {
  const to = asked.to ?? monthOf(companyDate(now));
  const usual = lastMonths(`${to}-01`, USUAL_MONTHS).from;
  const from = asked.from ?? (usual < FIRST_MONTH ? FIRST_MONTH : usual);
  const code = periodProblem({ from, to });
  const pointer = `${place}/to`;
  if (code === 'monthOutOfRange') throw refusedByRule(code, { errors: [{ pointer, code }] });
  if (code) throw fieldRefused(pointer, code);
  return { from, to };
}
