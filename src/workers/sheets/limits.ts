/**
 * What a file may ask of the reader. A hundred thousand people with eight columns need a file of some 10 MB, 60 MB of
 * sheet and 25 MB of shared texts; what asks for much more is no list of people.
 */
export const limits = {
  fileBytes: 32 * 1024 * 1024,
  rows: 100_000,
  /** How far down the header may stand. */
  headerRows: 20,
  columns: 256,
  /** Excel's own: rows of a sheet and characters of a cell. */
  lastRow: 1_048_576,
  cellLength: 32_767,
  sheets: 20,
  entries: 2_000,
  partBytes: { sheet: 128 * 1024 * 1024, sharedStrings: 64 * 1024 * 1024, other: 8 * 1024 * 1024 },
  /** All parts of one file together. */
  totalBytes: 192 * 1024 * 1024,
};
