import { assign, setup } from 'xstate';
import { CALENDAR_YEARS } from '#domain/calendar/companyYear.ts';
import { nextMonth, previousMonth, type CalendarDay, type CompanyMonth } from '#domain/calendar/index.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

interface SchedulePreviewContext {
  month: CompanyMonth;
  /** The company's days of the years that have come; others count by law meanwhile. */
  years: Readonly<Record<number, readonly CalendarDay[]>>;
  failure: Failure | null;
}

export type SchedulePreviewEvent =
  { type: 'month.previousChosen' } | { type: 'month.nextChosen' } | { type: 'preview.retried' };

export const yearOf = (month: CompanyMonth): number => Number(month.slice(0, 4));

/** Within the years that have a calendar. */
const isKnown = (month: CompanyMonth) =>
  yearOf(month) >= CALENDAR_YEARS.first && yearOf(month) <= CALENDAR_YEARS.last;

/** Which month of a schedule is shown, and the company's calendar that it is counted by, year by year. */
export const schedulePreviewMachine = setup({
  types: {
    context: {} as SchedulePreviewContext,
    input: {} as { month: CompanyMonth },
    events: {} as SchedulePreviewEvent,
    tags: {} as 'busy' | 'error' | 'shown',
    transitionMeta: {} as { spec: string },
  },
  actors: { loadYear: notProvided<CalendarDay[], { year: number }>('loadYear') },
  guards: {
    hasPrevious: ({ context }) => isKnown(previousMonth(context.month)),
    hasNext: ({ context }) => isKnown(nextMonth(context.month)),
    previousHasCome: ({ context }) => yearOf(previousMonth(context.month)) in context.years,
    nextHasCome: ({ context }) => yearOf(nextMonth(context.month)) in context.years,
  },
  actions: {
    goBack: assign({ month: ({ context }) => previousMonth(context.month) }),
    goForward: assign({ month: ({ context }) => nextMonth(context.month) }),
    keepYear: assign({
      years: ({ context }, { days }: { days: CalendarDay[] }) => ({
        ...context.years,
        [yearOf(context.month)]: days,
      }),
    }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'schedulePreview',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ month: input.month, years: {}, failure: null }),
  on: {
    'month.previousChosen': [
      { guard: 'previousHasCome', target: '.shown', actions: 'goBack' },
      { guard: 'hasPrevious', target: '.loading', reenter: true, actions: 'goBack' },
    ],
    'month.nextChosen': [
      { guard: 'nextHasCome', target: '.shown', actions: 'goForward' },
      { guard: 'hasNext', target: '.loading', reenter: true, actions: 'goForward' },
    ],
  },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'loadYear',
        src: 'loadYear',
        input: ({ context }) => ({ year: yearOf(context.month) }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepYear', params: ({ event }) => ({ days: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['error'], on: { 'preview.retried': { target: 'loading' } } },
    shown: { tags: ['shown'], entry: 'forgetFailure' },
  },
});
