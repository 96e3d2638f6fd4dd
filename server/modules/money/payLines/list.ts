import { companyDate, monthOf } from '#domain/calendar/index.ts';
import { payLineMonths } from '#domain/payLines.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { Author } from '../../audit/index.ts';
import { ownRecordsOf } from '../../employees/records/index.ts';
import { readFoundingDay } from '../../organization/index.ts';
import { presentLines } from './present.ts';
import { selectLines } from './sql/lines.ts';

/** As many as the contract shows. */
const MOST_SHOWN = 100;

/** A person's lines in force, and the months to which the caller may add lines. */
export async function listLines(
  db: Executor,
  { organizationId, byAccountId, at }: Author,
  employeeId: string,
): Promise<components['schemas']['PayLineList']> {
  const rows = await selectLines(db, { organizationId, employeeId, limit: MOST_SHOWN });
  const own = (await ownRecordsOf(db, organizationId, byAccountId, [employeeId])).has(employeeId);
  const founded = monthOf(await readFoundingDay(db, organizationId));
  const today = companyDate(at.getTime());
  const months = own ? [] : payLineMonths(today, founded);
  return { today, items: (await presentLines(db, rows)).get(employeeId) ?? [], months, own };
}
