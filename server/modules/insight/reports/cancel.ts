import type { Tx } from '../../../database/database.ts';
import type { Report } from '../../../database/tables.generated.ts';
import { notFound } from '../../../http/problem.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { announceReports } from './announce.ts';
import { auditedReport } from './audited.ts';
import { lockReport, updateReport } from './sql/reports.ts';
import { nextState } from './state.ts';

/** Cancels a report. The process that makes it notices that its try is over, and stops. Throws 404 and 409 illegalTransition. */
export async function cancelReport(tx: Tx, author: Author, id: string): Promise<Report> {
  const { organizationId, at } = author;
  const report = await lockReport(tx, { organizationId, id });
  if (!report) throw notFound();
  const state = nextState(report, 'cancel');
  const cancelled = await updateReport(tx, { organizationId, id }, { state, tryId: null, finishedAt: at });
  await writeAudit(tx, author, [
    { subject: 'report', subjectId: id, event: 'cancel', after: auditedReport(report) },
  ]);
  await announceReports(tx, organizationId);
  return cancelled;
}
