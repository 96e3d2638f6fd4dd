export interface Sheet {
  title: string;
  columns: readonly SheetColumn[];
  /** In portions, so that other requests are served in between. */
  rows: Iterable<SheetPortion> | AsyncIterable<SheetPortion>;
}

export type SheetCell = string | number | null;
type SheetPortion = readonly (readonly SheetCell[])[];

/**
 * `digits` stay text, because a spreadsheet keeps 15 digits of a number. Money is in so'm, dates are `YYYY-MM-DD`, numbers have
 * up to two decimals.
 */
export interface SheetColumn {
  heading: string;
  kind: 'text' | 'digits' | 'money' | 'date' | 'number';
  width: number;
}
