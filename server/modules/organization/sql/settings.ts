import { sql } from 'kysely';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { PaySettings, WorkSettings } from '../../../database/tables.generated.ts';

const workFields = [
  'validFrom',
  'daysOff',
  'shiftStart',
  'shiftEnd',
  'breakMinutes',
  'graceMinutes',
  'closingMinutes',
  'countFromPercent',
  'punchGapSeconds',
  'takesLatePunches',
  'reasonDays',
] as const;

/** The versions in force, by their first day. */
export const selectWorkSettings = (db: Executor, organizationId: string) =>
  db
    .selectFrom('workSettings')
    .where('organizationId', '=', organizationId)
    .where('replacedAt', 'is', null)
    .select(workFields)
    .orderBy('validFrom')
    .execute();

/** For each company, the version of a date. */
export const selectWorkSettingsOfAll = (db: Executor, date: CompanyDate) =>
  db
    .selectFrom('workSettings')
    .distinctOn('organizationId')
    .where('replacedAt', 'is', null)
    .where('validFrom', '<=', date)
    .select(['organizationId', ...workFields])
    .orderBy('organizationId')
    .orderBy('validFrom', 'desc')
    .execute();

const payFields = [
  'validFrom',
  'advanceDay',
  'salaryDay',
  'advancePercent',
  'allowedPercent',
  'balanceLimit',
  'salaryBasis',
] as const;

/** The versions in force, by their first day. */
export const selectAllPaySettings = (db: Executor, organizationId: string) =>
  db
    .selectFrom('paySettings')
    .where('organizationId', '=', organizationId)
    .where('replacedAt', 'is', null)
    .select(payFields)
    .orderBy('validFrom')
    .execute();

/**
 * Rows `null, month, 'gross', 1` of those of these months whose salaries are in gross, to be read with others of people: a month is all of it
 * in what holds on its last day, as a change begins with a month.
 */
export const grossMonths = (organizationId: string, periods: readonly CompanyMonth[]) =>
  sql<{ employeeId: string; period: CompanyMonth; state: 'gross'; amount: number }>`
    select null::uuid, month.of, 'gross', 1
      from unnest(${periods}::text[]) as month(of)
     where 'gross' = (select salary_basis from pay_settings
                       where organization_id = ${organizationId} and replaced_at is null
                         and valid_from < (month.of || '-01')::date + interval '1 month'
                       order by valid_from desc limit 1)`;

/** Grows with each save and each withdrawal. */
export const countSaves = async (
  db: Executor,
  table: 'workSettings' | 'paySettings',
  organizationId: string,
) => {
  const { saves } = await db
    .selectFrom(table)
    .where('organizationId', '=', organizationId)
    .select(sql<number>`count(*) + count(replaced_at)`.as('saves'))
    .executeTakeFirstOrThrow();
  return saves;
};

/** The version of a date. */
export const selectPaySettings = (db: Executor, organizationId: string, date: CompanyDate) =>
  db
    .selectFrom('paySettings')
    .where('organizationId', '=', organizationId)
    .where('replacedAt', 'is', null)
    .where('validFrom', '<=', date)
    .select(payFields)
    .orderBy('validFrom', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

export const insertWorkSettings = (tx: Tx, row: WorkSettings) =>
  tx.insertInto('workSettings').values(row).execute();

export const insertPaySettings = (tx: Tx, row: PaySettings) =>
  tx.insertInto('paySettings').values(row).execute();

/** Marks the version of a day as replaced. */
export const replaceSettings = async (
  tx: Tx,
  table: 'workSettings' | 'paySettings',
  organizationId: string,
  validFrom: CompanyDate,
  at: Date,
) =>
  (
    await tx
      .updateTable(table)
      .set({ replacedAt: at })
      .where('organizationId', '=', organizationId)
      .where('validFrom', '=', validFrom)
      .where('replacedAt', 'is', null)
      .returning(sql<string>`id`.as('id'))
      .execute()
  ).length > 0;
