import { sql } from 'kysely';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { Value } from '../../../../database/prepared.ts';
import type { PayLine } from '../../../../database/tables.generated.ts';

const queryStanding = (db: Executor, organizationId: Value<string>) =>
  db
    .selectFrom('payLine')
    .where('payLine.organizationId', '=', organizationId)
    .where('payLine.withdrawnAt', 'is', null);

/**
 * By person and month: the sums of additions and deductions by the lines in force.
 * @param employeeIds null for everybody
 */
export const lineSums = (
  db: Executor,
  organizationId: Value<string>,
  employeeIds: Value<readonly string[]> | null,
  periods: Value<readonly CompanyMonth[]>,
) => {
  let query = queryStanding(db, organizationId).where(
    'period',
    '=',
    sql<CompanyMonth>`any(${periods}::text[])`,
  );
  if (employeeIds) query = query.where('employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`);
  return query
    .select([
      'employeeId',
      'period',
      sql<'addition' | 'deduction'>`case kind when 'deduction' then 'deduction' else 'addition' end`.as(
        'state',
      ),
      (row) => row.fn.sum<Tiyin>('amount').as('amount'),
    ])
    .groupBy(['employeeId', 'period', sql`3`]);
};

/** Additions in force for these months, one row for each line. */
export const additionsOfMonths = (db: Executor, organizationId: string, periods: readonly CompanyMonth[]) =>
  queryStanding(db, organizationId)
    .where('period', '=', sql<CompanyMonth>`any(${periods}::text[])`)
    .where('kind', '<>', 'deduction')
    .select(['period', 'employeeId', 'amount']);

/** Includes people whose lines were withdrawn: a salary may have paid them. */
export const selectPeopleWithLines = async (
  db: Executor,
  organizationId: string,
  period: CompanyMonth,
): Promise<string[]> =>
  (
    await db
      .selectFrom('payLine')
      .where('payLine.organizationId', '=', organizationId)
      .where('period', '=', period)
      .select('employeeId')
      .distinct()
      .orderBy('employeeId')
      .execute()
  ).map(({ employeeId }) => employeeId);

/**
 * Lines of these people and a month that were in force at a time, in the order of adding.
 * @param at null: now
 */
export const selectLinesOfMonth = (
  db: Executor,
  { organizationId, period, at }: { organizationId: string; period: CompanyMonth; at: Date | null },
  employeeIds: readonly string[],
): Promise<PayLine[]> => {
  const query = at
    ? db
        .selectFrom('payLine')
        .where('payLine.organizationId', '=', organizationId)
        .where('addedAt', '<=', at)
        .where((row) => row.or([row('withdrawnAt', 'is', null), row('withdrawnAt', '>', at)]))
    : queryStanding(db, organizationId);
  return query
    .selectAll('payLine')
    .where('period', '=', period)
    .where('employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`)
    .orderBy('addedAt')
    .orderBy('id')
    .execute();
};

/** Ordered by month, then by time of adding, the latest first. */
export const selectLines = (
  db: Executor,
  { organizationId, employeeId, limit }: { organizationId: string; employeeId: string; limit: number },
) =>
  queryStanding(db, organizationId)
    .selectAll('payLine')
    .where('employeeId', '=', employeeId)
    .orderBy('period', 'desc')
    .orderBy('addedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

export const insertLine = (tx: Tx, line: PayLine) => tx.insertInto('payLine').values(line).execute();

/** Withdraws a line. Undefined when it is not in force. */
export const withdrawStanding = (
  tx: Tx,
  line: Pick<PayLine, 'organizationId' | 'employeeId' | 'id' | 'withdrawnAt' | 'withdrawnByAccountId'>,
) =>
  tx
    .updateTable('payLine')
    .set({ withdrawnAt: line.withdrawnAt, withdrawnByAccountId: line.withdrawnByAccountId })
    .where('organizationId', '=', line.organizationId)
    .where('employeeId', '=', line.employeeId)
    .where('id', '=', line.id)
    .where('withdrawnAt', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const isLineOf = async (
  tx: Tx,
  { organizationId, employeeId, id }: Pick<PayLine, 'organizationId' | 'employeeId' | 'id'>,
): Promise<boolean> =>
  (await tx
    .selectFrom('payLine')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;
