/**
 * Limits for one file. A list of 100,000 people with eight columns needs a file of about 10 MB, 60 MB of sheet and 25
 * MB of shared strings; anything much larger is not a list of people.
 */
export const limits = {
  fileBytes: 32 * 1024 * 1024,
  rows: 100_000,
  /** How many rows may precede the headings. */
  headerRows: 20,
  columns: 256,
  /** Excel's own limits: rows of a sheet and characters of a cell. */
  lastRow: 1_048_576,
  cellLength: 32_767,
  sheets: 20,
  entries: 2_000,
  partBytes: { sheet: 128 * 1024 * 1024, sharedStrings: 64 * 1024 * 1024, other: 8 * 1024 * 1024 },
  /** All parts of one file together. */
  totalBytes: 192 * 1024 * 1024,
};
