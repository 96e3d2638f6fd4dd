import { cellText, type Cell } from './cell.ts';
import { columnOfHeading, requiredColumns, type ColumnKey } from './columns.ts';

/** The column key of each cell in the file's row of headings; undefined for unknown headings. */
export type Mapping = readonly (ColumnKey | undefined)[];

/** Maps headings to columns. Of repeated headings only the first counts. */
export function recogniseHeadings(cells: readonly Cell[]): Mapping {
  const seen = new Set<ColumnKey>();
  return cells.map((cell) => {
    const key = columnOfHeading(cellText(cell));
    if (!key || seen.has(key)) return undefined;
    seen.add(key);
    return key;
  });
}

export const missingColumns = (mapping: Mapping): ColumnKey[] =>
  requiredColumns.filter((key) => !mapping.includes(key));

const MOST_ROWS_ABOVE = 20;
/** A title such as "Status" above the table is not a row of headings. */
const FEWEST_HEADINGS = 2;

/** The row with the most known headings among the first rows; undefined when there is none. */
export function findHeadings(
  rows: readonly (readonly Cell[])[],
): { index: number; mapping: Mapping } | undefined {
  let best: { index: number; mapping: Mapping; known: number } | undefined;
  for (const [index, cells] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const mapping = recogniseHeadings(cells);
    const known = mapping.filter(Boolean).length;
    if (known >= FEWEST_HEADINGS && known > (best?.known ?? 0)) best = { index, mapping, known };
  }
  return best && { index: best.index, mapping: best.mapping };
}

export type RowCells = Partial<Record<ColumnKey, Cell>>;

export function cellsByColumn(cells: readonly Cell[], mapping: Mapping): RowCells {
  const row: RowCells = {};
  for (const [index, key] of mapping.entries()) if (key) row[key] = cells[index] ?? null;
  return row;
}
