/** Of A4 across, in inches. */
export const margins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5, header: 0.3, footer: 0.3 };

const INCH = 72;
const paper = { width: 841.9, height: 595.3 };
/** A character of Calibri 11, in which widths of columns are counted, in points: seven pixels. */
const CHARACTER = 5.25;
/** Programs and fonts differ in what they make of a height or a width. */
const TOLERANCE = 0.95;
/** A spreadsheet has at most 1,023 breaks (MS-XLSB, BrtBeginRwBrk); behind them it breaks where a page is full. */
const MOST_BREAKS = 1000;

const room = (length: number, ...taken: number[]) =>
  length - taken.reduce((sum, inches) => sum + inches, 0) * INCH;

/** Counts rows onto pages as wide as these columns, each of which begins with the repeated rows. */
export function pagesOf(widths: readonly number[]) {
  const wanted = widths.reduce((sum, width) => sum + width * CHARACTER, 0);
  const scale = Math.min(1, room(paper.width, margins.left, margins.right) / wanted);
  const height = (room(paper.height, margins.top, margins.bottom) / scale) * TOLERANCE;
  let used = 0;
  let repeated = 0;
  let breaks = 0;
  return {
    /** Whether these points no longer fit on the page; they are counted onto the next one then. */
    breaksBefore(points: number): boolean {
      if (used + points <= height || used <= repeated || breaks === MOST_BREAKS) return false;
      used = repeated;
      breaks += 1;
      return true;
    },
    add(points: number, isRepeated: boolean): void {
      used += points;
      if (isRepeated) repeated += points;
    },
  };
}
