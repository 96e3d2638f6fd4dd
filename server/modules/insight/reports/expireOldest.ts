import { companyDate } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import { lockKept } from './sql/kept.ts';
import { updateReport, type ReportKey } from './sql/reports.ts';
import { nextState } from './state.ts';

/**
 * While the files of a company come to more bytes than it may keep, the next one expires before its day: those that somebody fetched
 * first, then the others, the oldest of them first. The new one stays, however large, and so does one that somebody may be fetching.
 * Their parts are still to be deleted.
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
