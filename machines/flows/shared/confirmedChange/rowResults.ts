import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';

/** By row id: null if the row was changed, otherwise its problem code. */
export type RowResults = Record<string, string | null>;

/** Rows that are not changed yet. */
export const remainingRows = (rows: ChosenRow[], results: RowResults | null): ChosenRow[] =>
  rows.filter(({ id }) => results?.[id] !== null);

/** How a change of many rows reports. */
export const reportOfRows = {
  merge: (known: RowResults | null, answer: RowResults): RowResults => ({ ...known, ...answer }),
  remaining: <Subject extends { rows: ChosenRow[] }>(subject: Subject, known: RowResults | null) => {
    const rows = remainingRows(subject.rows, known);
    return rows.length > 0 ? { ...subject, rows } : null;
  },
};
