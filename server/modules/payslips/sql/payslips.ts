import { sql } from 'kysely';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import { isInUnit, type InUnit } from '../../organization/index.ts';

export interface Whose {
  organizationId: string;
  /** Of everybody when left out. */
  employeeId?: string;
  /** Of this month alone. */
  month?: CompanyMonth;
  /** Only of people who are in it. */
  unit?: InUnit | undefined;
}

export type OfPerson = Whose & { employeeId: string };

/** As many payments of a month as the contract allows. */
const MOST_PAYMENTS = 500;

/** What a person was or will be paid, with the day the money arrived. */
const payments = (db: Executor, { organizationId, employeeId, month, unit }: Whose) => {
  let query = db
    .selectFrom('paymentRequest as payment')
    .leftJoin('payoutItem as item', (on) =>
      on
        .onRef('item.organizationId', '=', 'payment.organizationId')
        .onRef('item.requestId', '=', 'payment.id'),
    )
    .where('payment.organizationId', '=', organizationId);
  if (employeeId !== undefined) query = query.where('payment.employeeId', '=', employeeId);
  if (month !== undefined) query = query.where('payment.period', '=', month);
  if (unit) query = query.where(isInUnit(sql.ref('payment.employeeId'), organizationId, unit));
  return query;
};

/** Months that are closed, whose salaries are confirmed, and of which no payment of the person can change by itself. */
const settledMonths = (db: Executor, whose: Whose) =>
  payments(db, whose)
    .where((row) =>
      row.exists(
        row
          .selectFrom('period')
          .select('period.month')
          .whereRef('period.organizationId', '=', 'payment.organizationId')
          .whereRef('period.month', '=', 'payment.period')
          .where('period.state', '=', 'closed'),
      ),
    )
    .where((row) =>
      row.exists(
        row
          .selectFrom('payRun')
          .select('payRun.id')
          .whereRef('payRun.organizationId', '=', 'payment.organizationId')
          .whereRef('payRun.period', '=', 'payment.period')
          .where('payRun.kind', '=', 'salary')
          .where('payRun.state', '=', 'confirmed'),
      ),
    )
    .groupBy(['payment.employeeId', 'payment.period'])
    .having(
      sql<boolean>`bool_and(payment.state in ('paid', 'cancelled')) and bool_or(payment.state = 'paid')`,
    );

const summed = (db: Executor, whose: Whose) =>
  settledMonths(db, whose)
    .select('payment.period as month')
    .select([
      sql<Tiyin>`coalesce(sum(payment.amount) filter (where payment.state = 'paid' and payment.kind <> 'salary'), 0)`.as(
        'advances',
      ),
      sql<Tiyin>`coalesce(sum(payment.amount) filter (where payment.state = 'paid' and payment.kind = 'salary'), 0)`.as(
        'salary',
      ),
      sql<CompanyDate | null>`max(item.paid_on) filter (where payment.state = 'paid')`.as('paidOn'),
    ]);

/** The latest first. */
export const selectMonths = (
  db: Executor,
  whose: OfPerson,
  { limit, offset }: { limit: number; offset: number },
) => summed(db, whose).orderBy('payment.period', 'desc').limit(limit).offset(offset).execute();

/** Everybody's of a month, by name. */
export const selectPeople = (db: Executor, whose: Whose & { month: CompanyMonth }) =>
  summed(db, whose)
    .innerJoin('employee', (on) =>
      on
        .onRef('employee.organizationId', '=', 'payment.organizationId')
        .onRef('employee.id', '=', 'payment.employeeId'),
    )
    .select('payment.employeeId')
    .groupBy('employee.searchKey')
    .orderBy('employee.searchKey')
    .orderBy('payment.employeeId')
    .execute();

export const countMonths = async (db: Executor, whose: OfPerson): Promise<number> =>
  (
    await db
      .selectFrom(settledMonths(db, whose).select('payment.period').as('month'))
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Those of the month that were paid, in the order of time. */
export const selectPaid = (db: Executor, whose: OfPerson) =>
  payments(db, whose)
    .where('payment.state', '=', 'paid')
    .select(['payment.id', 'payment.kind', 'payment.amount', 'payment.cardId', 'item.paidOn'])
    .orderBy('item.paidOn')
    .orderBy('payment.requestedAt')
    .orderBy('payment.id')
    .limit(MOST_PAYMENTS)
    .execute();
