import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Database } from '../../../database/database.ts';
import type { Report } from '../../../database/tables.generated.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { notFound } from '../../../http/problem.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { newId } from '../../../identifier.ts';
import { sentSheet } from '../../../sheets/sheet.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { announceReports } from './announce.ts';
import { auditedReport } from './audited.ts';
import { insertDownload } from './sql/downloads.ts';
import { selectPart } from './sql/parts.ts';
import { selectReport } from './sql/reports.ts';

/** Audits the download, and returns the file. Throws 404. */
export async function fetchReport(db: Database, author: Author, id: string): Promise<SentFile> {
  const { organizationId, byAccountId, at } = author;
  const report = await inTransaction(db, async (tx) => {
    const found = await selectReport(tx, { organizationId, id });
    if (found?.state !== 'ready') throw notFound();
    await insertDownload(tx, { organizationId, id: newId(), reportId: id, byAccountId, at });
    await writeAudit(tx, author, [
      { subject: 'report', subjectId: id, event: 'download', after: auditedReport(found) },
    ]);
    await announceReports(tx, organizationId);
    return found;
  });
  return sentSheet(report.name!, report.format, contentOf(db, report));
}

function contentOf(db: Database, report: Report): Readable {
  const kept = Readable.from(partsOf(db, report));
  if (report.format === 'xlsx') return kept;
  // An error of either stream destroys both, and surfaces at the one that is sent.
  return pipeline(kept, createGunzip(), () => undefined);
}

/** One at a time, as fast as they are received. */
async function* partsOf(db: Database, report: Report): AsyncGenerator<Buffer> {
  for (let n = 0; n < report.parts!; n += 1) {
    const content = await selectPart(db, report, n);
    if (!content) throw new Error('a part of the report is gone');
    yield content;
  }
}
