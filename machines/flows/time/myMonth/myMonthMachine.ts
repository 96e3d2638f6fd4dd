import { assign, fromCallback, setup, type EventObject } from 'xstate';
import {
  monthOf,
  nextMonth,
  previousMonth,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/date.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

export type MyMonth = components['schemas']['MyMonth'];

export interface MyMonthContext {
  /** Whose month it is; null for one's own. */
  employeeId: string | null;
  /** Null until the server has told the month. */
  month: CompanyMonth | null;
  /** The server's current month; the next one is the latest that can be shown. */
  thisMonth: CompanyMonth | null;
  /** The month of the hire, which is the earliest that can be shown; null until loaded. */
  firstMonth: CompanyMonth | null;
  data: MyMonth | null;
  /** The day whose details are open. */
  date: CompanyDate | null;
  failure: Failure | null;
}

/** The day to open with, as a link to it says; null for the current month. Of a day before the hire, the month of the hire is shown. */
export interface MyMonthInput {
  employeeId: string | null;
  date: CompanyDate | null;
}

export type MyMonthEvent =
  | { type: 'month.previousChosen' }
  | { type: 'month.nextChosen' }
  | { type: 'month.retried' }
  /** A day of it has changed. */
  | { type: 'month.refreshed' }
  | { type: 'day.chosen'; date: CompanyDate }
  | { type: 'day.closed' };

/** An employee's month (spec section 3, attendance). The current month is refreshed every minute. */
export const myMonthMachine = setup({
  types: {
    context: {} as MyMonthContext,
    input: {} as MyMonthInput,
    events: {} as MyMonthEvent,
    tags: {} as 'busy' | 'error' | 'shown',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    getMyMonth: notProvided<MyMonth, Pick<MyMonthContext, 'employeeId' | 'month'>>('getMyMonth'),
    /** Optional: sends `month.refreshed` when a day changes elsewhere. */
    watch: fromCallback<EventObject, void>(() => undefined),
  },
  guards: {
    afterFirstMonth: ({ context: { month, firstMonth } }) =>
      month !== null && firstMonth !== null && month > firstMonth,
    beforeHire: (_, { data }: { data: MyMonth }) => data.month < data.firstMonth,
    beforeNextMonth: ({ context: { month, thisMonth } }) =>
      month !== null && thisMonth !== null && month <= thisMonth,
    isThisMonth: ({ context }) => context.month === context.thisMonth,
  },
  actions: {
    keepMonth: assign((_, { data }: { data: MyMonth }) => ({
      data,
      month: data.month,
      thisMonth: monthOf(data.today),
      firstMonth: data.firstMonth,
      failure: null,
    })),
    goToFirst: assign((_, { data }: { data: MyMonth }) => ({ month: data.firstMonth, date: null })),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    goBack: assign({
      month: ({ context }) => (context.month === null ? null : previousMonth(context.month)),
      data: null,
      date: null,
    }),
    goForward: assign({
      month: ({ context }) => (context.month === null ? null : nextMonth(context.month)),
      data: null,
      date: null,
    }),
    keepDate: assign({ date: (_, params: { date: CompanyDate }) => params.date }),
    dropDate: assign({ date: null }),
  },
  delays: { lookAgainAfter: 60_000 },
}).createMachine({
  id: 'myMonth',
  options: { maxIterations: 1000 },
  context: ({ input: { employeeId, date } }) => ({
    employeeId,
    month: date === null ? null : monthOf(date),
    thisMonth: null,
    firstMonth: null,
    data: null,
    date,
    failure: null,
  }),
  invoke: { id: 'watch', src: 'watch', onError: {} },
  on: {
    'month.previousChosen': {
      guard: 'afterFirstMonth',
      target: '.loading',
      reenter: true,
      actions: 'goBack',
    },
    'month.nextChosen': {
      guard: 'beforeNextMonth',
      target: '.loading',
      reenter: true,
      actions: 'goForward',
    },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'getMyMonth',
        src: 'getMyMonth',
        input: ({ context: { employeeId, month } }) => ({ employeeId, month }),
        onDone: [
          {
            guard: { type: 'beforeHire', params: ({ event }) => ({ data: event.output }) },
            target: 'loading',
            reenter: true,
            actions: { type: 'goToFirst', params: ({ event }) => ({ data: event.output }) },
          },
          {
            target: 'shown',
            actions: { type: 'keepMonth', params: ({ event }) => ({ data: event.output }) },
            meta: { spec: '3' },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['error'], on: { 'month.retried': { target: 'loading' } } },
    shown: {
      tags: ['shown'],
      initial: 'resting',
      on: {
        'day.chosen': { actions: { type: 'keepDate', params: ({ event }) => event } },
        'day.closed': { actions: 'dropDate' },
        'month.refreshed': { target: '.lookingAgain', reenter: true },
      },
      states: {
        resting: { after: { lookAgainAfter: { guard: 'isThisMonth', target: 'lookingAgain' } } },
        /** The shown data stays; a failed refresh changes nothing and the next one follows in a minute. */
        lookingAgain: {
          invoke: {
            id: 'lookAgain',
            src: 'getMyMonth',
            input: ({ context: { employeeId, month } }) => ({ employeeId, month }),
            onDone: {
              target: 'resting',
              actions: { type: 'keepMonth', params: ({ event }) => ({ data: event.output }) },
            },
            onError: { target: 'resting' },
          },
        },
      },
    },
  },
});
