import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { ReportDownload } from '../../../../database/tables.generated.ts';

export const insertDownload = (tx: Tx, row: ReportDownload) =>
  tx.insertInto('reportDownload').values(row).execute();

export interface Downloads {
  reportId: string;
  count: number;
  /** Time of the last download. */
  at: Date;
  byAccountId: string;
}

/** Downloads of these reports; reports without any are missing. */
export const selectDownloads = async (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Downloads>> => {
  const { rows } = await sql<Downloads>`
    select distinct on (report_id) report_id as "reportId", count(*) over (partition by report_id) as count,
           at, by_account_id as "byAccountId"
      from report_download
     where organization_id = ${organizationId} and report_id = any(${ids}::uuid[])
     order by report_id, at desc, id desc`.execute(db);
  return new Map(rows.map((row) => [row.reportId, row]));
};
