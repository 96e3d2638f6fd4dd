import {
  isShown,
  sheetFilters,
  type SheetFilter,
  type TimesheetRow,
} from '#machines/flows/time/timesheet/timesheetMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';

/** Counts the people that each filter lists; a person may be in several. */
export const countFilters = (rows: readonly TimesheetRow[]) =>
  Object.fromEntries(
    sheetFilters.map((show) => [show, rows.filter((row) => isShown(row, { show, unit: undefined })).length]),
  ) as Record<SheetFilter, number>;

/** Counts the loaded rows by unit, ordered by title. */
export function countUnits(rows: readonly TimesheetRow[]): components['schemas']['UnitCounts'] {
  const units = new Map<string, { id: string; title: string; count: number }>();
  let none = 0;
  for (const { unit } of rows) {
    if (!unit) none += 1;
    else units.set(unit.id, { ...unit, count: (units.get(unit.id)?.count ?? 0) + 1 });
  }
  const sorted = [...units.values()].sort((a, b) => a.title.localeCompare(b.title));
  return { units: sorted, none: sorted.length ? none : 0 };
}

/** Computes the foot of the sheet: how many people worked on each day, and everybody's minutes. */
export function computeFoot(rows: readonly TimesheetRow[]): { atWork: readonly number[]; minutes: number } {
  const atWork = Array<number>(rows[0]?.cells.length ?? 0).fill(0);
  let minutes = 0;
  for (const { cells, month } of rows) {
    minutes += month.minutes;
    cells.forEach(({ code }, day) => {
      if (code === 'worked' || code === 'restWorked') atWork[day]! += 1;
    });
  }
  return { atWork, minutes };
}

type Cell = TimesheetRow['cells'][number];
const codes = ['worked', 'restWorked', 'off', 'away', 'dismissed', 'unclear', 'notHired'] as const;
const marks = ['late', 'unsettled', 'corrected'] as const;

/**
 * Collects what the legend explains, each once: letters in the order of the form, absences by their numbers, then
 * marks.
 */
export function collectLegend(rows: readonly TimesheetRow[]) {
  const cells = new Map<string, Pick<Cell, 'code' | 'kind'>>();
  const foundMarks = new Set<(typeof marks)[number]>();
  for (const row of rows)
    for (const cell of row.cells) {
      cells.set(`${cell.code} ${cell.kind}`, cell);
      for (const mark of marks) if (cell[mark]) foundMarks.add(mark);
    }
  return {
    codes: codes.flatMap((code) =>
      [...cells.values()].filter((cell) => cell.code === code).sort((a, b) => (a.kind ?? 0) - (b.kind ?? 0)),
    ),
    marks: marks.filter((mark) => foundMarks.has(mark)),
  };
}
