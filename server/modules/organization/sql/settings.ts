import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { SalaryBasis } from '#domain/incomeTax.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { keptByCompany } from '../../../database/keptRules.ts';
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
export const selectWorkSettings = keptByCompany((db, organizationId) =>
  db
    .selectFrom('workSettings')
    .where('organizationId', '=', organizationId)
    .where('replacedAt', 'is', null)
    .select(workFields)
    .orderBy('validFrom')
    .execute(),
);

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

/** The versions in force, by their first day, with the salary basis from then on. */
export const selectAllPaySettings = keptByCompany(async (db, organizationId) => {
  const versions = await db
    .selectFrom('paySettings')
    .where('organizationId', '=', organizationId)
    .where('replacedAt', 'is', null)
    .select(payFields)
    .orderBy('validFrom')
    .execute();
  let basis: SalaryBasis = 'net';
  return versions.map((version) => ({ ...version, salaryBasis: (basis = version.salaryBasis ?? basis) }));
});

/** A number that grows with each save and withdrawal. */
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
