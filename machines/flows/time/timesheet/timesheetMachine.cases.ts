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
  employeeId: id,
  fullName,
  isRegistered: true,
  unit: null,
  halves: [sum, sum],
  month: sum,
  normDays: 22,
  adjustments: [],
  normMinutes: 10_560,
  cells: Array.from({ length: 30 }, (_, place) => ({ ...cell, late: late && place === 6 })),
});
const rows = [
  row('01935d2e-0000-7000-8000-000000000011', 'Karimov Aziz', true),
  row('01935d2e-0000-7000-8000-000000000012', 'Rahimov Dilshod', false),
];
const page: TimesheetPage = {
  month: '2026-11',
  today: '2026-11-18',
  isOver: false,
  restDays: [1, 7],
  total: 2,
  page: 1,
  rows,
  state: 'open',
  version: null,
  digest: null,
  kinds: [],
};
const late = { show: 'late', unit: undefined } as const;
const all = { show: undefined, unit: undefined };
const network = { error: { failure: { kind: 'network' } } };

export const cases = defineCases(timesheetMachine, {
  inputs: {
    default: { month: null, choice: all, cell: null },
    linked: { month: '2026-10', choice: all, cell: { employeeId: rows[1]!.employeeId, column: 4 } },
    ahead: { month: '2026-12', choice: all, cell: null },
  },
  cases: {
    'month.previousChosen': { default: {} },
    'month.nextChosen': { default: {} },
    'month.chosen': { september: { month: '2026-09' } },
    'sheet.refreshed': { default: {} },
    'rows.chosen': {
      late: { choice: late },
      corrected: { choice: { show: 'corrected', unit: undefined } },
      all: { choice: all },
    },
    'address.changed': {
      here: {
        place: { month: '2026-11', choice: all, cell: { employeeId: rows[1]!.employeeId, column: 2 } },
      },
      gone: { place: { month: null, choice: late, cell: { employeeId: 'nobody', column: 2 } } },
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
      ahead: { output: { ...page, month: '2026-12' } },
      none: { output: { ...page, total: 0, rows: [] } },
    },
    'xstate.error.actor.loadRows': { network },
  },
  stopWhen: ({ context }) => context.month !== null && context.month < '2026-10',
  invariant: (snapshot) => {
    const { context } = snapshot;
    const isWhole = snapshot.matches('whole');
    const shown = shownRows(context);
    if (context.at.row > Math.max(0, shown.length - 1)) return 'the cursor is below the rows';
    if (isWhole && !context.head) return 'whole without a page';
    if (isWhole && context.wanted) return 'awaits somebody who will not come';
    if (context.head && context.head.month > '2026-11') return 'shows a month that has not begun';
    const ids = context.rows.map(({ employeeId }) => employeeId);
    if (new Set(ids).size < ids.length) return 'somebody is on the sheet twice';
    return undefined;
  },
});
