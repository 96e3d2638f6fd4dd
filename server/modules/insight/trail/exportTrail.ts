import { companyDate } from '#domain/calendar/index.ts';
import type { Language } from '#domain/language.ts';
import { reportColumns, reportTitles } from '#domain/reports/columns.ts';
import { reportKinds } from '#domain/reports/kinds.ts';
import type { Database, Executor } from '../../../database/database.ts';
import { giveWay } from '../../../giveWay.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { cellsOfParts, type Part } from '../../../sheets/parts.ts';
import { sheetFile, type SheetFormat } from '../../../sheets/sheet.ts';
import { cellsOf, type TrailCells } from './cells.ts';
import { presentTrail } from './present.ts';
import type { Place, TrailFilter } from './sql/conditions.ts';
import { countTrail, selectTrail } from './sql/trail.ts';

export interface ExportedTrail {
  filter: TrailFilter;
  format: SheetFormat;
  language: Language;
  /** Epoch ms. */
  now: number;
}

/** How many are read, written and sent at a time. */
const PORTION = 500;

const { columns } = reportKinds.auditTrail;

export function exportTrail(db: Database, wanted: ExportedTrail): SentFile {
  const { format, language, now } = wanted;
  return sheetFile(companyDate(now), format, {
    title: reportTitles.auditTrail[language],
    columns: columns.map((key) => ({ ...reportColumns[key], heading: reportColumns[key].heading[language] })),
    rows: cellsOfParts(exportedTrail(db, wanted), columns),
  });
}

/** By their place, so that entries that come meanwhile shift none out of the file. */
export async function* exportedTrail(
  db: Executor,
  { filter, language }: Pick<ExportedTrail, 'filter' | 'language'>,
): AsyncGenerator<Part<TrailCells>> {
  const total = await countTrail(db, filter);
  let read = 0;
  let below: Place | undefined;
  for (;;) {
    const rows = await selectTrail(db, filter, { limit: PORTION, below });
    const entries = await presentTrail(db, filter.organizationId, rows);
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
