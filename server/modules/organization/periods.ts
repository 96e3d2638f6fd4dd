import { companyDate, monthOf, nextMonth, type CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { refusedByRule } from '../../http/problem.ts';
import { selectClosedMonths, shareOrganization } from './sql/periods.ts';

/** The first day that a change may name: of the oldest open period, at the earliest of the company's own first month. */
export async function earliestChange(
  db: Executor,
  organizationId: string,
  foundedAt: Date,
): Promise<CompanyDate> {
  const last = (await selectClosedMonths(db, organizationId)).at(-1);
  return `${last ? nextMonth(last) : monthOf(companyDate(foundedAt.getTime()))}-01`;
}

/** Throws 422 periodClosed at the field for a day before the oldest open period; holds the periods until the end. */
export async function refuseClosed(
  tx: Tx,
  organizationId: string,
  date: CompanyDate,
  pointer = '/validFrom',
): Promise<void> {
  const { createdAt } = await shareOrganization(tx, organizationId);
  if (date < (await earliestChange(tx, organizationId, createdAt)))
    throw refusedByRule('periodClosed', { errors: [{ pointer, code: 'periodClosed' }] });
}

/** The same for single dates, which may lie in an open month before a closed one. */
export async function refuseClosedDates(
  tx: Tx,
  organizationId: string,
  dates: readonly { date: CompanyDate; pointer: string }[],
): Promise<void> {
  await shareOrganization(tx, organizationId);
  const closed = new Set(await selectClosedMonths(tx, organizationId));
  const errors = dates
    .filter(({ date }) => closed.has(monthOf(date)))
    .map(({ pointer }) => ({ pointer, code: 'periodClosed' }));
  if (errors.length) throw refusedByRule('periodClosed', { errors });
}
