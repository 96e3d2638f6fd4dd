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

/** Each filter shows only the rows that have a day of this kind. */
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

/** A day of a person; `column` is the day of the month less one. */
export interface SheetCell {
  employeeId: string;
  column: number;
}

/** The part of the sheet's state that is in the address. */
export interface SheetPlace {
  /** Null for this month. */
  month: CompanyMonth | null;
  choice: SheetChoice;
  cell: SheetCell | null;
}

interface TimesheetContext {
  /** The chosen month; null for the current one until the server has told which it is. */
  month: CompanyMonth | null;
  /** The data of the whole month; null until the first page has loaded. */
  head: Omit<TimesheetPage, 'rows' | 'page'> | null;
  /** The number of loaded pages. */
  pages: number;
  /** The loaded rows, ordered by name. */
  rows: readonly TimesheetRow[];
  choice: SheetChoice;
  /** The current cell among the shown rows; `column` is the day of the month less one. */
  at: Place;
  /** The cell to go to once its row has loaded. */
  wanted: SheetCell | null;
  failure: Failure | null;
}

export type TimesheetEvent =
  | { type: 'month.previousChosen' }
  | { type: 'month.nextChosen' }
  | { type: 'month.chosen'; month: CompanyMonth }
  | { type: 'rows.chosen'; choice: SheetChoice }
  /** Somebody followed a link to the sheet while it is open. */
  | { type: 'address.changed'; place: SheetPlace }
  | ({ type: 'cell.pointed' } & Place)
  | { type: 'cursor.moved'; rows: number; columns: number }
  | { type: 'day.opened' }
  | { type: 'sheet.retried' }
  /** The days have changed, or the server now reads them from another source. */
  | { type: 'sheet.refreshed' };

const filterTests: Record<SheetFilter, (cell: TimesheetRow['cells'][number]) => boolean> = {
  unsettled: (cell) => cell.unsettled,
  unclear: ({ code }) => code === 'unclear',
  late: (cell) => cell.late,
  corrected: (cell) => cell.corrected,
};

export const isShown = ({ cells, unit }: TimesheetRow, choice: SheetChoice): boolean =>
  (choice.show === undefined || cells.some(filterTests[choice.show])) &&
  (choice.unit === undefined || (unit?.id ?? 'none') === choice.unit);

export const shownRows = ({ rows, choice }: Pick<TimesheetContext, 'rows' | 'choice'>) =>
  rows.filter((row) => isShown(row, choice));

/** The wanted cell, or else the current one. */
export function cellOf({ rows, choice, at, wanted }: TimesheetContext): SheetCell | null {
  const row = shownRows({ rows, choice })[at.row];
  return wanted ?? (row ? { employeeId: row.employeeId, column: at.column } : null);
}

const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(count - 1, 0));
const moveBy = ({ row, column }: Place, by: { rows: number; columns: number }): Place => ({
  row: row + by.rows,
  column: column + by.columns,
});
const clampPlace = (context: TimesheetContext, { row, column }: Place): Place => ({
  row: clamp(row, shownRows(context).length),
  column: clamp(column, context.rows[0]?.cells.length ?? 0),
});

const isWhole = ({ pages, head }: TimesheetContext) => head !== null && pages * TIMESHEET_PAGE >= head.total;

/** Moves the cursor to the wanted cell if its row has loaded and is shown. */
function findCursor(context: TimesheetContext): Partial<TimesheetContext> {
  const { wanted } = context;
  const row = wanted
    ? shownRows(context).findIndex(({ employeeId }) => employeeId === wanted.employeeId)
    : -1;
  return wanted && row >= 0 ? { at: clampPlace(context, { row, column: wanted.column }), wanted: null } : {};
}

/**
 * The month of everybody as a sheet. Rows load page by page, so that the first ones are seen at once; filtering them
 * and moving the cursor need no server.
 */
export const timesheetMachine = setup({
  types: {
    context: {} as TimesheetContext,
    input: {} as SheetPlace,
    events: {} as TimesheetEvent,
    tags: {} as 'busy' | 'error' | 'moving',
    emitted: {} as { type: 'dayOpened'; employeeId: string; date: CompanyDate },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadRows: notProvided<TimesheetPage, { month: CompanyMonth | null; page: number }>('loadRows'),
  },
  guards: {
    isLast: (_, { page, total }: TimesheetPage) => page * TIMESHEET_PAGE >= total,
    /** The month has not begun. Only an address can name such a month. */
    isAhead: (_, { month, today }: TimesheetPage) => month > monthOf(today),
    isOtherMonth: ({ context: { month, head } }, { place }: { place: SheetPlace }) =>
      (place.month ?? (head && monthOf(head.today))) !== month,
    /** Months that have not begun cannot be shown; the server tells the current date. */
    hasNext: ({ context: { month, head } }) => head !== null && month !== null && month < monthOf(head.today),
    hasMonth: ({ context }) => context.month !== null,
    anyRow: ({ context }) => shownRows(context).length > 0,
  },
  actions: {
    goBack: assign({ month: ({ context }) => context.month && previousMonth(context.month) }),
    goForward: assign({ month: ({ context }) => context.month && nextMonth(context.month) }),
    goToMonth: assign((_, { month }: { month: CompanyMonth }) => ({ month })),
    goToThisMonth: assign({ month: null, wanted: null }),
    goToPlace: assign((_, { place: { month, choice, cell } }: { place: SheetPlace }) => ({
      month,
      choice,
      wanted: cell,
    })),
    /** Turns to another place among the loaded rows. */
    turnTo: assign(({ context }, { place: { choice, cell } }: { place: SheetPlace }) => {
      const turned = { ...context, choice, at: { row: 0, column: 0 }, wanted: cell };
      const { at, wanted } = { ...turned, ...findCursor(turned) };
      return { choice, at, wanted: isWhole(context) ? null : wanted };
    }),
    forgetWanted: assign({ wanted: null }),
    forgetRows: assign({ rows: [], pages: 0, head: null, at: { row: 0, column: 0 }, failure: null }),
    forgetFailure: assign({ failure: null }),
    // Somebody hired between two pages shifts the rows, so that a person may be on both pages.
    keepPage: assign(({ context }, { rows, page, ...head }: TimesheetPage) => {
      const known = new Set(context.rows.map(({ employeeId }) => employeeId));
      const now = {
        ...context,
        head,
        month: head.month,
        pages: page,
        rows: [...context.rows, ...rows.filter(({ employeeId }) => !known.has(employeeId))],
      };
      return { ...now, ...findCursor(now) };
    }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    choose: assign((_, { choice }: { choice: SheetChoice }) => ({
      choice,
      at: { row: 0, column: 0 },
      wanted: null,
    })),
    goTo: assign(({ context }, { place }: { place: Place }) => ({
      at: clampPlace(context, place),
      wanted: null,
    })),
    tellDay: emit(({ context }) => ({
      type: 'dayOpened' as const,
      employeeId: shownRows(context)[context.at.row]!.employeeId,
      date: `${context.month!}-${String(context.at.column + 1).padStart(2, '0')}` as CompanyDate,
    })),
  },
  delays: { restAfter: 300 },
}).createMachine({
  id: 'timesheet',
  options: { maxIterations: 1000 },
  context: ({ input: { month, choice, cell } }) => ({
    month,
    head: null,
    pages: 0,
    rows: [],
    choice,
    at: { row: 0, column: 0 },
    wanted: cell,
    failure: null,
  }),
  on: {
    'month.previousChosen': {
      guard: 'hasMonth',
      target: '.loading',
      reenter: true,
      actions: ['goBack', 'forgetRows', 'forgetWanted'],
    },
    'month.nextChosen': {
      guard: 'hasNext',
      target: '.loading',
      reenter: true,
      actions: ['goForward', 'forgetRows', 'forgetWanted'],
    },
    'month.chosen': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'goToMonth', params: ({ event }) => event }, 'forgetRows', 'forgetWanted'],
    },
    'address.changed': [
      {
        guard: { type: 'isOtherMonth', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: [{ type: 'goToPlace', params: ({ event }) => event }, 'forgetRows'],
      },
      { actions: { type: 'turnTo', params: ({ event }) => event } },
    ],
    'sheet.refreshed': { target: '.loading', reenter: true, actions: 'forgetRows' },
    'rows.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
    'cell.pointed': { actions: { type: 'goTo', params: ({ event }) => ({ place: event }) } },
    'cursor.moved': {
      actions: {
        type: 'goTo',
        params: ({ context, event }) => ({ place: moveBy(context.at, event) }),
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
            guard: { type: 'isAhead', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: 'goToThisMonth',
          },
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
    whole: {
      entry: 'forgetWanted',
      initial: 'resting',
      on: {
        'cursor.moved': {
          target: '.moving',
          actions: { type: 'goTo', params: ({ context, event }) => ({ place: moveBy(context.at, event) }) },
        },
      },
      states: {
        resting: {},
        /** A held key moves the cursor faster than browsers let an address be written. */
        moving: { tags: ['moving'], after: { restAfter: 'resting' } },
      },
    },
  },
});
