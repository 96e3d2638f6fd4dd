import type { Period } from '#domain/analytics/period.ts';
import { companyDate, monthOf, monthsBetween, type CompanyMonth } from '#domain/calendar/index.ts';
import { inUnitOf, type InUnit } from '../../../organization/index.ts';
import type { AskedReport } from './asked.ts';

/** The period of a report whose kind has one. */
export function periodOf({ kind, from, to }: AskedReport): Period {
  if (from === null || to === null) throw new Error(`a report of kind ${kind} is of a period`);
  return { from, to };
}

/** Months of the report that have begun. */
export function begunMonths(asked: AskedReport): CompanyMonth[] {
  const { from, to } = periodOf(asked);
  const current = monthOf(companyDate(asked.now));
  return monthsBetween(from, to < current ? to : current);
}

/** The people who are in the unit asked for today. */
export const unitToday = ({ unit, now }: AskedReport): InUnit | undefined => inUnitOf(unit, companyDate(now));
