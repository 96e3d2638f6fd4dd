import { sql } from 'kysely';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import { settlingKinds } from '#domain/payRun.ts';
import type { Executor } from '../../../../database/database.ts';
import type { PaymentRequest } from '../../../../database/tables.generated.ts';
import { isEmployedIn } from '../../../employees/records/index.ts';
import { MOST_PAYMENTS, querySettledMonths, type OfPerson } from './payslips.ts';

export interface Waiting {
  month: CompanyMonth;
  closed: boolean;
  /** Whether its salaries are confirmed. */
  confirmed: boolean;
  /** Payments whose outcome is not known yet, in the order of time. */
  payments: { id: string; kind: PaymentRequest['kind']; state: PaymentRequest['state']; amount: Tiyin }[];
}

/** Those of these months in which the person was employed and that have no payslip; the latest first. */
export const selectWaiting = async (
  db: Executor,
  whose: OfPerson,
  months: readonly CompanyMonth[],
): Promise<Waiting[]> => {
  const { organizationId, employeeId } = whose;
  const first = sql`(own.month || '-01')`;
  const { rows } = await sql<Waiting>`
    select own.month,
           exists (select from period
                    where organization_id = ${organizationId} and period.month = own.month and state = 'closed') as closed,
           exists (select from pay_run
                    where organization_id = ${organizationId} and period = own.month
                      and kind = any(${settlingKinds}::text[]) and state = 'confirmed') as confirmed,
           coalesce((
             select json_agg(json_build_object('id', id, 'kind', kind, 'state', state, 'amount', amount)
                             order by requested_at, id)
               from (select id, kind, state, amount, requested_at from payment_request
                      where organization_id = ${organizationId} and employee_id = ${employeeId} and period = own.month
                        and state not in ('paid', 'cancelled')
                      order by requested_at, id limit ${MOST_PAYMENTS}) as unsettled), '[]') as payments
      from unnest(${months}::text[]) as own (month)
      join employee on employee.organization_id = ${organizationId} and employee.id = ${employeeId}
       and ${isEmployedIn({ from: first, to: sql`(${first}::date + interval '1 month - 1 day')` })}
     where own.month not in (${querySettledMonths(db, whose).select('own.period')})
     order by own.month desc`.execute(db);
  return rows;
};
