import { monthOf, companyDate, previousMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { OfPerson } from './sql/payslips.ts';
import { selectWaiting, type Waiting } from './sql/waiting.ts';

type Schemas = components['schemas'];

/** How many past months are checked. */
const MONTHS = 3;

/** Past months of a person without a payslip, each with the reason for waiting. `now` is in epoch ms. */
export async function waitingMonths(
  db: Executor,
  whose: OfPerson,
  now: number,
): Promise<Schemas['PayslipWaiting'][]> {
  const months: CompanyMonth[] = [];
  for (let month = monthOf(companyDate(now)); months.length < MONTHS; months.push(month))
    month = previousMonth(month);
  const waiting = await selectWaiting(db, whose, months);
  return waiting.flatMap((one) => {
    const because = whyWaiting(one);
    const payments = because === 'unsettled' ? one.payments : [];
    return because ? [{ month: one.month, because, payments }] : [];
  });
}

/** Undefined when no payslip will come: the person earned nothing, or the salary run left them out. */
function whyWaiting({
  closed,
  confirmed,
  payments,
}: Waiting): Schemas['PayslipWaiting']['because'] | undefined {
  if (!closed) return 'monthOpen';
  if (!confirmed) return 'salaryUnconfirmed';
  return payments.length ? 'unsettled' : undefined;
}
