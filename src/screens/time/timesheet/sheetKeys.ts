import type { TimesheetEvent } from '#machines/flows/time/timesheet/timesheetMachine.ts';

const FAR = 1e9;
/** Rows that a page key moves by. */
const PAGE = 10;

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [PAGE, 0],
  PageUp: [-PAGE, 0],
  Home: [0, -FAR],
  End: [0, FAR],
};

/** Translates a key pressed on the current cell; with Ctrl it goes to the edge. Undefined leaves it to the browser. */
export function sheetKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): TimesheetEvent | undefined {
  if (altKey) return undefined;
  if (key === 'Enter') return { type: 'day.opened' };
  const step = steps[key];
  if (!step) return undefined;
  const [rows, columns] = step;
  const far = ctrlKey || metaKey ? FAR : 1;
  return { type: 'cursor.moved', rows: rows * far, columns: columns * far };
}
