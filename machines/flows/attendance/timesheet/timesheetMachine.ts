import { assign, emit, setup } from 'xstate';
import { TIMESHEET_PAGE } from '#domain/attendance/timesheet.ts';
import {
  monthOf,
  nextMonth,
  previousMonth,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type TimesheetPage = components['schemas']['Timesheet'];
export type TimesheetRow = components['schemas']['TimesheetRow'];

/** Rows with a day of that kind alone. */
export const sheetFilters = ['unsettled', 'unclear', 'late', 'corrected'] as const;
export type SheetFilter = (typeof sheetFilters)[number];

export interface SheetChoice {
  show: SheetFilter | undefined;
  /** The id of a unit, or `none`. */
  unit: string | undefined;
}

interface Place {
  row: number;
  column: number;
}

interface TimesheetContext {
  /** The chosen one; null for this month until the server has said which it is. */
  month: CompanyMonth | null;
  /** What holds of the whole month; null until the first page has come. */
  head: Omit<TimesheetPage, 'rows' | 'page'> | null;
  /** How many pages have come. */
  pages: number;
  /** Everybody who has come so far, by name. */
  rows: readonly TimesheetRow[];
  choice: SheetChoice;
  /** The current cell, among the rows that are shown; a column is a day of the month less one. */
  at: Place;
  failure: Failure | null;
}

export type TimesheetEvent =
  | { type: 'month.previousChosen' }
  | { type: 'month.nextChosen' }
  | { type: 'month.chosen'; month: CompanyMonth }
  | { type: 'rows.chosen'; choice: SheetChoice }
  | ({ type: 'cell.pointed' } & Place)
  | { type: 'cursor.moved'; rows: number; columns: number }
  | { type: 'day.opened' }
  | { type: 'sheet.retried' }
  /** Its days are others, or read from elsewhere. */
  | { type: 'sheet.refreshed' };

const has: Record<SheetFilter, (cell: TimesheetRow['cells'][number]) => boolean> = {
  unsettled: (cell) => cell.unsettled,
  unclear: ({ code }) => code === 'unclear',
  late: (cell) => cell.late,
  corrected: (cell) => cell.corrected,
};

export const isShown = ({ cells, unit }: TimesheetRow, choice: SheetChoice): boolean =>
  (choice.show === undefined || cells.some(has[choice.show])) &&
  (choice.unit === undefined || (unit?.id ?? 'none') === choice.unit);

export const shownRows = ({ rows, choice }: Pick<TimesheetContext, 'rows' | 'choice'>) =>
  rows.filter((row) => isShown(row, choice));

const within = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(count - 1, 0));
const placed = (context: TimesheetContext, { row, column }: Place): Place => ({
  row: within(row, shownRows(context).length),
  column: within(column, context.rows[0]?.cells.length ?? 0),
});

/**
 * The month of everybody as a sheet. People come a page at a time until all are there, so that the first rows are seen at
 * once; which of them are shown, and where the cursor is, needs no server.
 */
export const timesheetMachine = setup({
  types: {
    context: {} as TimesheetContext,
    events: {} as TimesheetEvent,
    tags: {} as 'busy' | 'error',
    emitted: {} as { type: 'dayOpened'; employeeId: string; date: CompanyDate },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadRows: notProvided<TimesheetPage, { month: CompanyMonth | null; page: number }>('loadRows'),
  },
  guards: {
    isLast: (_, { page, total }: TimesheetPage) => page * TIMESHEET_PAGE >= total,
    /** Not into months that have not begun; which they are the server says. */
    hasNext: ({ context: { month, head } }) => head !== null && month !== null && month < monthOf(head.today),
    hasMonth: ({ context }) => context.month !== null,
    anyRow: ({ context }) => shownRows(context).length > 0,
  },
  actions: {
    goBack: assign({ month: ({ context }) => context.month && previousMonth(context.month) }),
    goForward: assign({ month: ({ context }) => context.month && nextMonth(context.month) }),
    goToMonth: assign((_, { month }: { month: CompanyMonth }) => ({ month })),
    forgetRows: assign({ rows: [], pages: 0, head: null, at: { row: 0, column: 0 }, failure: null }),
    forgetFailure: assign({ failure: null }),
    // Whoever was hired meanwhile moves the others down: a person may come twice.
    keepPage: assign(({ context }, { rows, page, ...head }: TimesheetPage) => {
      const known = new Set(context.rows.map(({ employeeId }) => employeeId));
      return {
        head,
        month: head.month,
        pages: page,
        rows: [...context.rows, ...rows.filter(({ employeeId }) => !known.has(employeeId))],
      };
    }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    choose: assign((_, { choice }: { choice: SheetChoice }) => ({ choice, at: { row: 0, column: 0 } })),
    goTo: assign({ at: ({ context }, { place }: { place: Place }) => placed(context, place) }),
    tellDay: emit(({ context }) => ({
      type: 'dayOpened' as const,
      employeeId: shownRows(context)[context.at.row]!.employeeId,
      date: `${context.month!}-${String(context.at.column + 1).padStart(2, '0')}` as CompanyDate,
    })),
  },
}).createMachine({
  id: 'timesheet',
  options: { maxIterations: 1000 },
  context: {
    month: null,
    head: null,
    pages: 0,
    rows: [],
    choice: { show: undefined, unit: undefined },
    at: { row: 0, column: 0 },
    failure: null,
  },
  on: {
    'month.previousChosen': {
      guard: 'hasMonth',
      target: '.loading',
      reenter: true,
      actions: ['goBack', 'forgetRows'],
    },
    'month.nextChosen': {
      guard: 'hasNext',
      target: '.loading',
      reenter: true,
      actions: ['goForward', 'forgetRows'],
    },
    'month.chosen': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'goToMonth', params: ({ event }) => event }, 'forgetRows'],
    },
    'sheet.refreshed': { target: '.loading', reenter: true, actions: 'forgetRows' },
    'rows.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
    'cell.pointed': { actions: { type: 'goTo', params: ({ event }) => ({ place: event }) } },
    'cursor.moved': {
      actions: {
        type: 'goTo',
        params: ({ context: { at }, event }) => ({
          place: { row: at.row + event.rows, column: at.column + event.columns },
        }),
      },
    },
    'day.opened': { guard: 'anyRow', actions: 'tellDay' },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'loadRows',
        src: 'loadRows',
        input: ({ context: { month, pages } }) => ({ month, page: pages + 1 }),
        onDone: [
          {
            guard: { type: 'isLast', params: ({ event }) => event.output },
            target: 'whole',
            actions: { type: 'keepPage', params: ({ event }) => event.output },
          },
          {
            target: 'loading',
            reenter: true,
            actions: { type: 'keepPage', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['error'], on: { 'sheet.retried': { target: 'loading' } } },
    whole: {},
  },
});
