import type { CompanyMonth } from '#domain/calendar/index.ts';
import { settlingKinds, type PayRunKind } from '#domain/payRun.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import { inPortions } from '../../../../inPortions.ts';
import type { PayRun, PayRunItem } from '../../../../database/tables.generated.ts';

const queryRuns = (db: Executor, organizationId: string) =>
  db.selectFrom('payRun').where('payRun.organizationId', '=', organizationId);

export const selectLastNumber = async (tx: Tx, organizationId: string): Promise<number> =>
  (
    await tx
      .selectFrom('payRun')
      .select((row) => row.fn.max<number | null>('number').as('number'))
      .where('organizationId', '=', organizationId)
      .executeTakeFirst()
  )?.number ?? 0;

export const selectDraft = (tx: Tx, organizationId: string, kind: PayRunKind, period: CompanyMonth) =>
  tx
    .selectFrom('payRun')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('state', '=', 'draft')
    .executeTakeFirst();

/** Locks the drafts of a month's salary and corrections, so that changes to them are serialized. */
export const lockSettlingDrafts = (tx: Tx, organizationId: string, period: CompanyMonth) =>
  queryRuns(tx, organizationId)
    .selectAll()
    .where('kind', 'in', settlingKinds)
    .where('period', '=', period)
    .where('state', '=', 'draft')
    .forUpdate()
    .execute();

export const hasConfirmedSalary = async (
  tx: Tx,
  organizationId: string,
  period: CompanyMonth,
): Promise<boolean> =>
  (await queryRuns(tx, organizationId)
    .select('id')
    .where('kind', '=', 'salary')
    .where('period', '=', period)
    .where('state', '=', 'confirmed')
    .executeTakeFirst()) !== undefined;

/** Drafts and confirmed runs of this month and later ones; the latest first. */
export const selectStanding = (db: Executor, organizationId: string, from: CompanyMonth) =>
  queryRuns(db, organizationId)
    .select(['id', 'kind', 'period', 'state'])
    .where('period', '>=', from)
    .where('state', 'in', ['draft', 'confirmed'])
    .orderBy('number', 'desc')
    .execute();

export const insertRun = (tx: Tx, run: PayRun) => tx.insertInto('payRun').values(run).execute();

export const insertItems = (tx: Tx, items: readonly PayRunItem[]) =>
  inPortions(items, (portion) => insertMany('payRunItem', portion).execute(tx));

export const selectRuns = (
  db: Executor,
  organizationId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  queryRuns(db, organizationId).selectAll().orderBy('number', 'desc').limit(limit).offset(offset).execute();

export const countRuns = async (db: Executor, organizationId: string): Promise<number> =>
  (
    await queryRuns(db, organizationId)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const selectRun = (db: Executor, organizationId: string, id: string) =>
  queryRuns(db, organizationId).selectAll().where('id', '=', id).executeTakeFirst();

/** Locks a run, so that changes to it are serialized. */
export const lockRun = (tx: Tx, organizationId: string, id: string) =>
  queryRuns(tx, organizationId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateRun = (tx: Tx, { organizationId, id, ...values }: PayRun) =>
  tx
    .updateTable('payRun')
    .set(values)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
