import { companyDate } from '#domain/calendar/index.ts';
import { reportColumns, reportTitles } from '#domain/reports/columns.ts';
import { reportKinds } from '#domain/reports/kinds.ts';
import type { Database, Executor } from '../../../database/database.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { partsBelow, type Part } from '../../../sheets/parts.ts';
import { sheetFile } from '../../../sheets/sheet.ts';
import { cellsOfParts, type FileAsked } from '../../../sheets/table.ts';
import { cellsOf, type AuditCells } from './cells.ts';
import { presentEntries } from './present.ts';
import type { AuditFilter, Place } from './sql/conditions.ts';
import { countAuditEntries, selectAuditEntries } from './sql/entries.ts';

export interface ExportedEntries extends FileAsked {
  filter: AuditFilter;
  /** Epoch ms. */
  now: number;
}

/** How many are read, written and sent at a time. */
const PORTION = 500;

const { columns } = reportKinds.auditTrail;

export function exportEntries(db: Database, wanted: ExportedEntries): SentFile {
  const { format, language, now } = wanted;
  return sheetFile(companyDate(now), format, {
    title: reportTitles.auditTrail[language],
    columns: columns.map((key) => ({ ...reportColumns[key], heading: reportColumns[key].heading[language] })),
    rows: cellsOfParts(exportedEntries(db, wanted), columns),
  });
}

export async function* exportedEntries(
  db: Executor,
  { filter, language }: Pick<ExportedEntries, 'filter' | 'language'>,
): AsyncGenerator<Part<AuditCells>> {
  yield* partsBelow({
    total: await countAuditEntries(db, filter),
    size: PORTION,
    read: (below?: Place) => selectAuditEntries(db, filter, { limit: PORTION, below }),
    present: async (rows) =>
      (await presentEntries(db, filter.organizationId, rows)).map((entry) => cellsOf(entry, language)),
  });
}
