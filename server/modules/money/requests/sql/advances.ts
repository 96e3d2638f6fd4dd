import { sql } from 'kysely';
import type { Period } from '#domain/analytics/period.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Executor } from '../../../../database/database.ts';
import { isInUnit, type InUnit } from '../../../organization/index.ts';

export interface AdvancesWithin {
  organizationId: string;
  /** The months of the advances. */
  period: Period;
  /** Only of people who are in it. */
  unit: InUnit | undefined;
}

/**
 * People who requested or got an advance, ordered by name. Payments of runs do not count as requested, and requests
 * included in a salary do not count as refused.
 */
export const selectAdvancesByPerson = (
  db: Executor,
  { organizationId, period: { from, to }, unit }: AdvancesWithin,
) =>
  db
    .selectFrom('paymentRequest as request')
    .innerJoin('employee', (on) =>
      on
        .onRef('employee.organizationId', '=', 'request.organizationId')
        .onRef('employee.id', '=', 'request.employeeId'),
    )
    .leftJoin('payoutItem as item', (on) =>
      on
        .onRef('item.organizationId', '=', 'request.organizationId')
        .onRef('item.requestId', '=', 'request.id'),
    )
    .where('request.organizationId', '=', organizationId)
    .where('request.kind', '<>', 'salary')
    .where('request.period', '>=', from)
    .where('request.period', '<=', to)
    .$if(unit !== undefined, (query) =>
      query.where(isInUnit(sql.ref('request.employeeId'), organizationId, unit!)),
    )
    .groupBy(['request.employeeId', 'employee.searchKey'])
    .having(sql<boolean>`bool_or(request.kind = 'asked' or request.state = 'paid')`)
    .select([
      'request.employeeId',
      sql<number>`count(*) filter (where request.kind = 'asked')`.as('requests'),
      sql<Tiyin>`coalesce(sum(request.asked_amount) filter (where request.kind = 'asked'), 0)`.as('asked'),
      sql<number>`count(*) filter (where request.kind = 'asked' and request.state = 'cancelled'
        and request.cancelled_by is distinct from 'salary')`.as('refusals'),
      sql<Tiyin>`coalesce(sum(request.amount) filter (where request.state = 'paid'), 0)`.as('paid'),
      sql<CompanyDate | null>`max(item.paid_on) filter (where request.state = 'paid')`.as('paidOn'),
    ])
    .orderBy('employee.searchKey')
    .orderBy('request.employeeId')
    .execute();
