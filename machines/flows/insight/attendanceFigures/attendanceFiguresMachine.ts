import { assign, setup } from 'xstate';
import { periodProblem, type Period, type PeriodProblem } from '#domain/analytics/period.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type AttendanceFigures = components['schemas']['AttendanceFigures'];

export interface FiguresChoice {
  /** Null for what the server shows without a choice. */
  period: Period | null;
  /** The id of a unit, or `none`; null for the whole company. */
  unit: string | null;
}

interface FiguresContext {
  choice: FiguresChoice;
  /** The last answer; kept while another one is loaded. */
  figures: AttendanceFigures | null;
  /** The day or month that is read off the plots, among `figures.points`; null for the whole period. */
  at: number | null;
  failure: Failure | null;
}

export type FiguresEvent =
  /** The address says another period or unit. */
  | { type: 'choice.changed'; choice: FiguresChoice }
  | { type: 'figures.retried' }
  /** The pointer is over a day or month of a plot, or has left it. */
  | { type: 'mark.pointed'; at: number }
  | { type: 'mark.left' }
  /** It stays after the pointer has left, until it is chosen again. */
  | { type: 'mark.chosen'; at: number }
  | { type: 'mark.moved'; by: number }
  | { type: 'mark.released' };

/** What is wrong with the chosen period, beside its fields. */
export const problemOf = ({ period }: FiguresChoice): PeriodProblem | undefined =>
  period ? periodProblem(period) : undefined;

const lastOf = ({ figures }: FiguresContext) => (figures?.points.length ?? 0) - 1;

/**
 * Attendance, lateness and hours of a period. One day or month is read off all plots at once: while the pointer is over it,
 * or from a press on until it is pressed again.
 */
export const attendanceFiguresMachine = setup({
  types: {
    context: {} as FiguresContext,
    input: {} as { choice: FiguresChoice },
    events: {} as FiguresEvent,
    tags: {} as 'busy' | 'error',
    transitionMeta: {} as { spec: string },
  },
  actors: { load: notProvided<AttendanceFigures, { choice: FiguresChoice }>('load') },
  guards: {
    isWrong: ({ context }) => problemOf(context.choice) !== undefined,
    isMark: ({ context }, { at }: { at: number }) => at >= 0 && at <= lastOf(context),
    isChosen: ({ context }, { at }: { at: number }) => context.at === at,
    /** The day or month that was read is missing from the new figures. */
    noMark: ({ context }) => context.at === null,
    anyMark: ({ context }) => lastOf(context) >= 0,
  },
  actions: {
    keepChoice: assign((_, { choice }: { choice: FiguresChoice }) => ({ choice, failure: null })),
    keepFigures: assign((_, { figures }: { figures: AttendanceFigures }) => ({ figures, failure: null })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    readMark: assign((_, { at }: { at: number }) => ({ at })),
    /** With no mark read, moving forward starts at the first mark and moving back at the last. */
    moveMark: assign(({ context }, { by }: { by: number }) => {
      const last = lastOf(context);
      const from = context.at ?? (by < 0 ? last + 1 : -1);
      return { at: Math.min(Math.max(from + by, 0), last) };
    }),
    readPeriod: assign({ at: null }),
    /** Fewer days or months may have come. */
    forgetMissing: assign({ at: ({ context }) => ((context.at ?? 0) > lastOf(context) ? null : context.at) }),
  },
  delays: { refreshAfter: 60_000 },
}).createMachine({
  id: 'attendanceFigures',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ choice: input.choice, figures: null, at: null, failure: null }),
  type: 'parallel',
  states: {
    data: {
      initial: 'deciding',
      on: {
        'choice.changed': {
          target: '.deciding',
          actions: [{ type: 'keepChoice', params: ({ event }) => event }, 'readPeriod'],
        },
      },
      states: {
        deciding: { always: [{ guard: 'isWrong', target: 'refused' }, { target: 'loading' }] },
        /** The period cannot be asked for. */
        refused: {},
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context: { choice } }) => ({ choice }),
            onDone: {
              target: 'shown',
              actions: [
                { type: 'keepFigures', params: ({ event }) => ({ figures: event.output }) },
                'forgetMissing',
              ],
            },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        failed: {
          tags: ['error'],
          after: { refreshAfter: { target: 'loading' } },
          on: { 'figures.retried': { target: 'loading' } },
        },
        shown: { after: { refreshAfter: { target: 'loading' } } },
      },
    },
    reading: {
      initial: 'following',
      on: {
        'choice.changed': { target: '.following' },
        'mark.moved': {
          guard: 'anyMark',
          target: '.chosen',
          actions: { type: 'moveMark', params: ({ event }) => event },
        },
      },
      states: {
        /** What is read follows the pointer. */
        following: {
          initial: 'period',
          on: {
            'mark.pointed': {
              guard: { type: 'isMark', params: ({ event }) => event },
              target: '.mark',
              actions: { type: 'readMark', params: ({ event }) => event },
            },
            'mark.chosen': {
              guard: { type: 'isMark', params: ({ event }) => event },
              target: 'chosen',
              actions: { type: 'readMark', params: ({ event }) => event },
            },
          },
          states: {
            period: {},
            mark: {
              always: { guard: 'noMark', target: 'period' },
              on: { 'mark.left': { target: 'period', actions: 'readPeriod' } },
            },
          },
        },
        chosen: {
          always: { guard: 'noMark', target: 'following' },
          on: {
            'mark.chosen': [
              {
                guard: { type: 'isChosen', params: ({ event }) => event },
                target: 'following',
                actions: 'readPeriod',
              },
              {
                guard: { type: 'isMark', params: ({ event }) => event },
                target: 'chosen',
                actions: { type: 'readMark', params: ({ event }) => event },
              },
            ],
            'mark.released': { target: 'following', actions: 'readPeriod' },
          },
        },
      },
    },
  },
});
