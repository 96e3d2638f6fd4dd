import { sql } from 'kysely';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { settlingKinds } from '#domain/payRun.ts';
import type { Executor } from '../../../../database/database.ts';
import { isInUnit, type InUnit } from '../../../organization/index.ts';

export interface Whose {
  organizationId: string;
  /** Everybody's when left out. */
  employeeId?: string;
  /** Only of this month. */
  month?: CompanyMonth;
  /** Only of people who are in it. */
  unit?: InUnit | undefined;
}

export type OfPerson = Whose & { employeeId: string };
type OfMonth = OfPerson & { month: CompanyMonth };

/** As many payments of a month as the contract allows. */
export const MOST_PAYMENTS = 500;

/** A person's payments of a month, with their payouts. */
const payments = (db: Executor, { organizationId, employeeId, month }: OfMonth) =>
  db
    .selectFrom('paymentRequest as payment')
    .leftJoin('payoutItem as item', (on) =>
      on
        .onRef('item.organizationId', '=', 'payment.organizationId')
        .onRef('item.requestId', '=', 'payment.id'),
    )
    .where('payment.organizationId', '=', organizationId)
    .where('payment.employeeId', '=', employeeId)
    .where('payment.period', '=', month);

/** People and months with payments, or with a salary that was withheld completely. */
function queryPersonMonths(db: Executor, { organizationId, employeeId, month, unit }: Whose) {
  let paid = db
    .selectFrom('paymentRequest as payment')
    .where('payment.organizationId', '=', organizationId)
    .select(['payment.employeeId', 'payment.period'])
    .select(sql<boolean>`false`.as('withheld'));
  let withheld = db
    .selectFrom('payRunItem as item')
    .innerJoin('payRun as run', (on) =>
      on.on('run.organizationId', '=', organizationId).onRef('run.id', '=', 'item.runId'),
    )
    .where('item.organizationId', '=', organizationId)
    .where('item.excluded', '=', false)
    .where('item.proposed', '=', tiyin(0))
    .where((row) => row.or([row('item.accrued', '>', tiyin(0)), row('item.added', '>', tiyin(0))]))
    .where('run.kind', 'in', settlingKinds)
    .where('run.state', '=', 'confirmed')
    .select(['item.employeeId', 'run.period'])
    .select(sql<boolean>`true`.as('withheld'));
  if (employeeId !== undefined) {
    paid = paid.where('payment.employeeId', '=', employeeId);
    withheld = withheld.where('item.employeeId', '=', employeeId);
  }
  if (month !== undefined) {
    paid = paid.where('payment.period', '=', month);
    withheld = withheld.where('run.period', '=', month);
  }
  if (unit) {
    paid = paid.where(isInUnit(sql.ref('payment.employeeId'), organizationId, unit));
    withheld = withheld.where(isInUnit(sql.ref('item.employeeId'), organizationId, unit));
  }
  return db
    .selectFrom(paid.unionAll(withheld).as('each'))
    .groupBy(['employeeId', 'period'])
    .select(['employeeId', 'period'])
    .select(sql<boolean>`bool_or(withheld)`.as('withheld'));
}

/** Closed months with confirmed salaries in which no payment of the person is still under way. */
export const querySettledMonths = (db: Executor, whose: Whose) =>
  db
    .selectFrom(queryPersonMonths(db, whose).as('own'))
    .leftJoin('paymentRequest as payment', (on) =>
      on
        .on('payment.organizationId', '=', whose.organizationId)
        .onRef('payment.employeeId', '=', 'own.employeeId')
        .onRef('payment.period', '=', 'own.period'),
    )
    .leftJoin('payoutItem as item', (on) =>
      on.on('item.organizationId', '=', whose.organizationId).onRef('item.requestId', '=', 'payment.id'),
    )
    .where((row) =>
      row.exists(
        row
          .selectFrom('period')
          .select('period.month')
          .where('period.organizationId', '=', whose.organizationId)
          .whereRef('period.month', '=', 'own.period')
          .where('period.state', '=', 'closed'),
      ),
    )
    .where((row) =>
      row.exists(
        row
          .selectFrom('payRun')
          .select('payRun.id')
          .where('payRun.organizationId', '=', whose.organizationId)
          .whereRef('payRun.period', '=', 'own.period')
          .where('payRun.kind', 'in', settlingKinds)
          .where('payRun.state', '=', 'confirmed'),
      ),
    )
    .groupBy(['own.employeeId', 'own.period'])
    .having(
      sql<boolean>`bool_and(coalesce(payment.state in ('paid', 'cancelled'), true))
        and (bool_or(payment.state = 'paid') or bool_or(own.withheld))`,
    );

const sumMonths = (db: Executor, whose: Whose) =>
  querySettledMonths(db, whose)
    .select('own.period as month')
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
) => sumMonths(db, whose).orderBy('own.period', 'desc').limit(limit).offset(offset).execute();

/** Everybody's sums of a month, ordered by name. */
export const selectPeople = (db: Executor, whose: Whose & { month: CompanyMonth }) =>
  sumMonths(db, whose)
    .innerJoin('employee', (on) =>
      on.on('employee.organizationId', '=', whose.organizationId).onRef('employee.id', '=', 'own.employeeId'),
    )
    .select('own.employeeId')
    .groupBy('employee.searchKey')
    .orderBy('employee.searchKey')
    .orderBy('own.employeeId')
    .execute();

export const countMonths = async (db: Executor, whose: OfPerson): Promise<number> =>
  (
    await db
      .selectFrom(querySettledMonths(db, whose).select('own.period').as('month'))
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Paid payments of the month, in the order of time. */
export const selectPaid = (db: Executor, whose: OfMonth) =>
  payments(db, whose)
    .where('payment.state', '=', 'paid')
    .select(['payment.id', 'payment.kind', 'payment.amount', 'payment.cardId', 'item.paidOn'])
    .orderBy('item.paidOn')
    .orderBy('payment.requestedAt')
    .orderBy('payment.id')
    .limit(MOST_PAYMENTS)
    .execute();
