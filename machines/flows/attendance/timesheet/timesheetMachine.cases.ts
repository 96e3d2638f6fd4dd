import { defineCases } from '#machines/support/cases.ts';
import { shownRows, timesheetMachine, type TimesheetPage, type TimesheetRow } from './timesheetMachine.ts';

const sum = { days: 0, minutes: 0, restMinutes: 0, unclearDays: 0 };
const cell = {
  code: 'worked' as const,
  kind: null,
  minutes: 480,
  late: false,
  corrected: false,
  unsettled: false,
};
const row = (id: string, fullName: string, late: boolean): TimesheetRow => ({
  ...{ employeeId: id, fullName, unit: null, halves: [sum, sum], month: sum, normDays: 22 },
  adjustments: [],
  ...{
    normMinutes: 10_560,
    cells: Array.from({ length: 30 }, (_, place) => ({ ...cell, late: late && place === 6 })),
  },
});
const rows = [
  row('01935d2e-0000-7000-8000-000000000011', 'Karimov Aziz', true),
  row('01935d2e-0000-7000-8000-000000000012', 'Rahimov Dilshod', false),
];
const page: TimesheetPage = {
  ...{ month: '2026-11', today: '2026-11-18', isOver: false, restDays: [1, 7], total: 2, page: 1, rows },
  ...{ state: 'open', version: null, kinds: [] },
};
const network = { error: { failure: { kind: 'network' } } };

export const cases = defineCases(timesheetMachine, {
  inputs: { default: undefined },
  cases: {
    'month.previousChosen': { default: {} },
    'month.nextChosen': { default: {} },
    'month.chosen': { september: { month: '2026-09' } },
    'sheet.refreshed': { default: {} },
    'rows.chosen': {
      late: { choice: { show: 'late', unit: undefined } },
      corrected: { choice: { show: 'corrected', unit: undefined } },
      all: { choice: { show: undefined, unit: undefined } },
    },
    'cell.pointed': { last: { row: 1, column: 27 } },
    'cursor.moved': { down: { rows: 1, columns: 0 }, far: { rows: 0, columns: 1e9 } },
    'day.opened': { default: {} },
    'sheet.retried': { default: {} },
    'xstate.done.actor.loadRows': {
      all: { output: page },
      before: { output: { ...page, month: '2026-10', isOver: true } },
      more: { output: { ...page, total: 201 } },
      rest: { output: { ...page, total: 201, page: 2 } },
      none: { output: { ...page, total: 0, rows: [] } },
    },
    'xstate.error.actor.loadRows': { network },
  },
  stopWhen: ({ context }) => context.month !== null && context.month < '2026-10',
  invariant: ({ context, value }) => {
    const shown = shownRows(context);
    if (context.at.row > Math.max(0, shown.length - 1)) return 'the cursor is below the rows';
    if (value === 'whole' && !context.head) return 'whole without a page';
    const ids = context.rows.map(({ employeeId }) => employeeId);
    if (new Set(ids).size < ids.length) return 'somebody is on the sheet twice';
    return undefined;
  },
});
