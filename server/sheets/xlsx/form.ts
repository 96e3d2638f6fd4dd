import type { Style } from './styles.ts';
import { cellXml, columnLetters, type XlsxCell } from './worksheet.ts';
import { spreadsheetNamespace, xmlHead } from './xml.ts';

/** A cell of a printed form; it may cover columns to its right and rows below. */
export interface FormCell {
  /** Counted from 0. */
  column: number;
  value: XlsxCell;
  style: Style;
  across?: number;
  down?: number;
}

/**
 * Writes a form to be printed on A4, across, as wide as one page: rows of any layout, one after the other. The lines of a
 * covered cell are drawn too, because a spreadsheet draws the border of a merged cell from all that it covers.
 */
export class FormWriter {
  readonly #merges: string[] = [];
  readonly #widths: readonly number[];
  #row = 0;
  /** Cells of rows below that a cell above covers, by row. */
  readonly #covered = new Map<number, { column: number; style: Style }[]>();

  constructor(widths: readonly number[]) {
    this.#widths = widths;
  }

  start(): string {
    const columns = this.#widths.map(
      (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    );
    return (
      `${xmlHead}<worksheet xmlns="${spreadsheetNamespace}">` +
      '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
      '<sheetViews><sheetView workbookViewId="0" showGridLines="0"/></sheetViews>' +
      `<sheetFormatPr defaultRowHeight="12"/><cols>${columns.join('')}</cols><sheetData>`
    );
  }

  /** The next row; cells from left to right. */
  row(cells: readonly FormCell[], height?: number): string {
    const number = (this.#row += 1);
    const all = new Map(
      (this.#covered.get(number) ?? []).map(({ column, style }) => [
        column,
        { value: null as XlsxCell, style },
      ]),
    );
    this.#covered.delete(number);
    for (const { column, value, style, across = 1, down = 1 } of cells) {
      all.set(column, { value, style });
      if (across === 1 && down === 1) continue;
      const last = `${columnLetters(column + across - 1)}${number + down - 1}`;
      this.#merges.push(`<mergeCell ref="${columnLetters(column)}${number}:${last}"/>`);
      for (let below = 0; below < down; below += 1)
        for (let beside = 0; beside < across; beside += 1) {
          if (below === 0 && beside === 0) continue;
          if (below === 0) all.set(column + beside, { value: null, style });
          else {
            const row = this.#covered.get(number + below) ?? [];
            row.push({ column: column + beside, style });
            this.#covered.set(number + below, row);
          }
        }
    }
    const written = [...all]
      .sort(([a], [b]) => a - b)
      .map(([column, { value, style }]) => cellXml(value, `${columnLetters(column)}${number}`, style, true));
    const size = height === undefined ? '' : ` ht="${height}" customHeight="1"`;
    return `<row r="${number}"${size}>${written.join('')}</row>`;
  }

  end(): string {
    const merges = this.#merges.length
      ? `<mergeCells count="${this.#merges.length}">${this.#merges.join('')}</mergeCells>`
      : '';
    return (
      `</sheetData>${merges}<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>` +
      '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>'
    );
  }
}
