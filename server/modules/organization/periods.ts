import { companyDate, monthOf, nextMonth, type CompanyDate } from '#domain/calendar/index.ts';
import { isTooFarAhead } from '#domain/fields/changeDate.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { refusedByRule } from '../../http/problem.ts';
import { selectFoundedAt } from './sql/organizations.ts';
import { selectClosedMonths, shareOrganization } from './sql/periods.ts';

/** The first day that may change: of the oldest open month, at the earliest of the company's first month. */
async function earliestChange(db: Executor, organizationId: string, foundedAt: number): Promise<CompanyDate> {
  const last = (await selectClosedMonths(db, organizationId)).at(-1);
  return `${last ? nextMonth(last) : monthOf(companyDate(foundedAt))}-01`;
}

/** Reads `earliestChange`; locks nothing. */
export async function readEarliestChange(db: Executor, organizationId: string): Promise<CompanyDate> {
  return earliestChange(db, organizationId, await selectFoundedAt(db, organizationId));
}

/** Reads `earliestChange`, and locks the periods until the transaction ends, so that none is closed meanwhile. */
export async function lockedEarliestChange(tx: Tx, organizationId: string): Promise<CompanyDate> {
  const { createdAt } = await shareOrganization(tx, organizationId);
  return earliestChange(tx, organizationId, createdAt.getTime());
}

/** Throws 422 dateTooFar at the field for a change that names a day later than two years ahead. `now` is in epoch ms. */
export function refuseFarAhead(date: CompanyDate, now: number, pointer = '/validFrom'): void {
  if (isTooFarAhead(date, companyDate(now)))
    throw refusedByRule('dateTooFar', { errors: [{ pointer, code: 'dateTooFar' }] });
}

const periodClosed = (pointer: string) =>
  refusedByRule('periodClosed', { errors: [{ pointer, code: 'periodClosed' }] });

/** Throws 422 periodClosed at the field for a day before the oldest open period; locks the periods until the transaction ends. */
export async function refuseClosed(
  tx: Tx,
  organizationId: string,
  date: CompanyDate,
  pointer = '/validFrom',
): Promise<void> {
  if (date < (await lockedEarliestChange(tx, organizationId))) throw periodClosed(pointer);
}

/** As `refuseClosed`, before saving; locks nothing. */
export async function refuseClosedBeforehand(
  db: Executor,
  organizationId: string,
  date: CompanyDate,
  pointer = '/validFrom',
): Promise<void> {
  if (date < (await readEarliestChange(db, organizationId))) throw periodClosed(pointer);
}

/** The first day of the company's first month. */
export async function readFoundingDay(db: Executor, organizationId: string): Promise<CompanyDate> {
  return `${monthOf(companyDate(await selectFoundedAt(db, organizationId)))}-01`;
}

/** Throws 422 periodClosed at each date in a closed month; locks nothing. Dates may be in an open month before a closed one. */
export async function refuseClosedDates(
  db: Executor,
  organizationId: string,
  dates: readonly { date: CompanyDate; pointer: string }[],
): Promise<void> {
  const closed = new Set(await selectClosedMonths(db, organizationId));
  const errors = dates
    .filter(({ date }) => closed.has(monthOf(date)))
    .map(({ pointer }) => ({ pointer, code: 'periodClosed' }));
  if (errors.length) throw refusedByRule('periodClosed', { errors });
}
