import type { Executor, Tx } from '../../database/database.ts';
import type { Holiday, OrganizationSettings } from '../../database/tables.generated.ts';

export const insertOrganization = (
  tx: Tx,
  row: { id: string; title: string; tin: string; createdAt: Date },
) => tx.insertInto('organization').values(row).execute();

export const insertSettings = (tx: Tx, row: OrganizationSettings) =>
  tx.insertInto('organizationSettings').values(row).execute();

export const insertHolidays = (tx: Tx, rows: Holiday[]) => tx.insertInto('holiday').values(rows).execute();

export const insertEmployer = (
  tx: Tx,
  row: { organizationId: string; id: string; accountId: string; createdAt: Date },
) => tx.insertInto('employer').values(row).execute();

export const countOwned = async (tx: Tx, accountId: string) =>
  (
    await tx
      .selectFrom('employer')
      .where('accountId', '=', accountId)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const selectSettings = (db: Executor, organizationId: string) =>
  db
    .selectFrom('organizationSettings')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();

export const selectEmployers = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employer')
    .where('organizationId', '=', organizationId)
    .select(['id', 'accountId'])
    .execute();

export const selectShifts = (db: Executor) =>
  db
    .selectFrom('organizationSettings')
    .select(['organizationId', 'shiftStart', 'shiftEnd', 'graceMinutes', 'closingMinutes'])
    .execute();

export const selectHolidays = (db: Executor, organizationId: string) =>
  db.selectFrom('holiday').select(['date', 'kind']).where('organizationId', '=', organizationId).execute();

export const selectTitle = (db: Executor, organizationId: string) =>
  db.selectFrom('organization').select('title').where('id', '=', organizationId).executeTakeFirstOrThrow();

export const selectGates = (db: Executor, organizationId: string) =>
  db
    .selectFrom('gate')
    .select(['id', 'title', 'tokenHash'])
    .where('organizationId', '=', organizationId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(200)
    .execute();

/** A gate of any company; the caller compares the company. */
export const selectGate = (db: Executor, gateId: string) =>
  db
    .selectFrom('gate')
    .select(['id', 'organizationId', 'title', 'secretEncrypted'])
    .where('id', '=', gateId)
    .executeTakeFirst();

/** The last pairing wins: the same statement replaces the former token. */
export const updateGateToken = (
  tx: Tx,
  organizationId: string,
  gateId: string,
  tokenHash: string,
  at: Date,
) =>
  tx
    .updateTable('gate')
    .set({ tokenHash, pairedAt: at })
    .where('organizationId', '=', organizationId)
    .where('id', '=', gateId)
    .returning('id')
    .executeTakeFirst();

export const selectGateTitle = async (db: Executor, organizationId: string, gateId: string) =>
  (
    await db
      .selectFrom('gate')
      .select('title')
      .where('organizationId', '=', organizationId)
      .where('id', '=', gateId)
      .executeTakeFirstOrThrow()
  ).title;
