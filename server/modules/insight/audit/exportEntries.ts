import { companyDate } from '#domain/calendar/index.ts';
import type { Language } from '#domain/language.ts';
import { reportColumns, reportTitles } from '#domain/reports/columns.ts';
import { reportKinds } from '#domain/reports/kinds.ts';
import type { Database, Executor } from '../../../database/database.ts';
import { giveWay } from '../../../giveWay.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { cellsOfParts, type Part } from '../../../sheets/parts.ts';
import { sheetFile, type SheetFormat } from '../../../sheets/sheet.ts';
import { cellsOf, type AuditCells } from './cells.ts';
import { presentEntries } from './present.ts';
import type { Place, AuditFilter } from './sql/conditions.ts';
import { countAuditEntries, selectAuditEntries } from './sql/entries.ts';

export interface ExportedEntries {
  filter: AuditFilter;
  format: SheetFormat;
  language: Language;
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

/** By their place, so that entries that come meanwhile shift none out of the file. */
export async function* exportedEntries(
  db: Executor,
  { filter, language }: Pick<ExportedEntries, 'filter' | 'language'>,
): AsyncGenerator<Part<AuditCells>> {
  const total = await countAuditEntries(db, filter);
  let read = 0;
  let below: Place | undefined;
  for (;;) {
    const rows = await selectAuditEntries(db, filter, { limit: PORTION, below });
    const entries = await presentEntries(db, filter.organizationId, rows);
    read += rows.length;
    const isLast = rows.length < PORTION;
    yield {
      rows: entries.map((entry) => cellsOf(entry, language)),
      done: isLast ? 1 : Math.min(1, read / total),
    };
    if (isLast) return;
    below = rows.at(-1);
    await giveWay();
  }
}
