import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { NetPayUpload } from '../../../../database/tables.generated.ts';
import { inPortions } from '../../../../inPortions.ts';

/** Net amounts that were uploaded to a run, by person. */
export const selectUploads = async (
  db: Executor,
  organizationId: string,
  runId: string,
): Promise<ReadonlyMap<string, NetPayUpload>> => {
  const rows = await db
    .selectFrom('netPayUpload')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('runId', '=', runId)
    .orderBy('employeeId')
    .execute();
  return new Map(rows.map((row) => [row.employeeId, row]));
};

export const deleteUploads = (
  tx: Tx,
  organizationId: string,
  runId: string,
  employeeIds: readonly string[],
) =>
  tx
    .deleteFrom('netPayUpload')
    .where('organizationId', '=', organizationId)
    .where('runId', '=', runId)
    .where('employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`)
    .execute();

export const insertUploads = (tx: Tx, rows: readonly NetPayUpload[]) =>
  inPortions(rows, (portion) => insertMany('netPayUpload', portion).execute(tx));
