import { cellText } from '#domain/import/cell.ts';
import { findHeadings, type Mapping } from '#domain/import/headings.ts';
import type { OpenFile } from './openFile.ts';
import { SheetRefused } from './refusal.ts';
import type { Row } from './row.ts';

/** The rows below a row of headings. */
export interface Table {
  headings: string[];
  mapping: Mapping;
  rows: Row[];
}

/**
 * Takes the first sheet with known headings; otherwise the first one with content, for the person to map its columns.
 */
export function findTable(file: OpenFile): Table {
  let fallback: Row[] | undefined;
  for (const sheet of file.sheets) {
    const rows = sheet.rows();
    const found = findHeadings(rows.map(({ cells }) => cells));
    if (found) return readBelow(rows, found.index, found.mapping);
    if (rows.length > 0) fallback ??= rows;
  }
  if (!fallback) throw new SheetRefused('empty');
  return readBelow(fallback, 0, []);
}

function readBelow(rows: Row[], index: number, known: Mapping): Table {
  const rest = rows.slice(index + 1);
  if (rest.length === 0) throw new SheetRefused('empty');
  const width = rest.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const head = rows[index]?.cells ?? [];
  const columns = Array.from({ length: Math.max(width, head.length) }, (_, column) => column);
  return {
    headings: columns.map((column) => cellText(head[column] ?? null)),
    mapping: columns.map((column) => known[column]),
    rows: rest,
  };
}
