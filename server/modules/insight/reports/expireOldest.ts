import { companyDate } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import { lockKept } from './sql/kept.ts';
import { updateReport, type ReportKey } from './sql/reports.ts';
import { nextState } from './state.ts';

/**
 * Expires files of a company before their day while they exceed its limit: downloaded ones first, then the others, the
 * oldest first. The new file stays, however large, and so does one that somebody may be downloading. The caller deletes
 * their parts afterwards.
 */
export async function expireOldestReports(
  tx: Tx,
  { organizationId, id }: ReportKey,
  most: number,
  at: Date,
): Promise<ReportKey[]> {
  const kept = await lockKept(tx, organizationId, at);
  let bytes = kept.reduce((sum, { keptBytes }) => sum + (keptBytes ?? 0), 0);
  const removed: ReportKey[] = [];
  for (const report of kept) {
    if (bytes <= most) break;
    if (report.id === id || report.isFetched) continue;
    await updateReport(tx, report, {
      state: nextState(report, 'expire'),
      removedOn: companyDate(at.getTime()),
    });
    bytes -= report.keptBytes ?? 0;
    removed.push(report);
  }
  return removed;
}
