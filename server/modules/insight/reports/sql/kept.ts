import { sql } from 'kysely';
import type { Tx } from '../../../../database/database.ts';

/** After this time a download counts as finished. */
const DOWNLOAD_MS = 3_600_000;

/**
 * Locks the ready reports of a company in the order in which their files expire, with whether somebody may be downloading
 * one.
 */
export const lockKept = (tx: Tx, organizationId: string, at: Date) =>
  tx
    .selectFrom('report')
    .select(['organizationId', 'id', 'state', 'keptBytes'])
    .select(
      sql<boolean>`exists (select from report_download as fetched
                            where fetched.organization_id = report.organization_id and fetched.report_id = report.id
                              and fetched.at > ${new Date(at.getTime() - DOWNLOAD_MS)})`.as('isFetched'),
    )
    .where('organizationId', '=', organizationId)
    .where('state', '=', 'ready')
    .orderBy(
      sql`exists (select from report_download as fetched
                   where fetched.organization_id = report.organization_id and fetched.report_id = report.id)`,
      'desc',
    )
    .orderBy('finishedAt')
    .orderBy('id')
    .forUpdate()
    .execute();
