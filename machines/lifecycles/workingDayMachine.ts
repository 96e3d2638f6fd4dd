import { setup } from 'xstate';
import type { LifecycleMeta } from './lifecycle.ts';

type Kind = 'working' | 'dayOff' | 'holiday';

export type WorkingDayLifecycleEvent =
  | { type: 'workingDay.plan'; kind: Kind }
  | { type: 'workingDay.checkIn'; late: boolean }
  | { type: 'workingDay.checkOut' }
  | { type: 'workingDay.close' }
  | { type: 'workingDay.correct'; late: boolean; working: boolean }
  | { type: 'workingDay.assess'; counts: boolean }
  | { type: 'workingDay.count' }
  | { type: 'workingDay.halve' }
  | { type: 'workingDay.dismiss' };

export type WorkingDayState = {
  presence: 'notStarted' | 'dayOff' | 'holiday' | 'present' | 'checkedOut' | 'missedCheckOut' | 'absent';
  punctuality: 'unknown' | 'onTime' | 'late';
  counting: 'open' | 'byItself' | 'undecided' | 'counted' | 'halved' | 'dismissed';
};

const employee = { by: 'employee', spec: '3' } as const;
const employer = { by: 'employer', spec: '3' } as const;
const system = { by: 'system', spec: '3' } as const;

/** One target for each region: a transition that named fewer would leave the others in their former state. */
const regions = <P extends string, T extends string>(presence: P, punctuality: T) =>
  [
    `#workingDay.presence.${presence}`,
    `#workingDay.punctuality.${punctuality}`,
    '#workingDay.counting.open',
  ] as const;

const comeIn = { 'workingDay.checkIn': { target: 'present', meta: employee } } as const;
const plan = {
  'workingDay.plan': [
    {
      guard: { type: 'isDayOff', params: ({ event }: { event: { kind: Kind } }) => event },
      target: 'dayOff',
      meta: system,
    },
    {
      guard: { type: 'isHoliday', params: ({ event }: { event: { kind: Kind } }) => event },
      target: 'holiday',
      meta: system,
    },
    { target: 'notStarted', meta: system },
  ],
} as const;

/** An accepted correction replaces the times, so the whole day, including whether it counts, is judged again. */
const correct = {
  'workingDay.correct': [
    {
      guard: {
        type: 'lateAtWork',
        params: ({ event }: { event: { late: boolean; working: boolean } }) => event,
      },
      target: regions('checkedOut', 'late'),
      meta: employer,
    },
    {
      guard: { type: 'atWork', params: ({ event }: { event: { working: boolean } }) => event },
      target: regions('checkedOut', 'onTime'),
      meta: employer,
    },
    { target: regions('checkedOut', 'unknown'), meta: employer },
  ],
} as const;
const decisionTransitions = {
  'workingDay.count': { target: 'counted', meta: employer },
  'workingDay.halve': { target: 'halved', meta: employer },
  'workingDay.dismiss': { target: 'dismissed', meta: employer },
} as const;
/** A new check-in after a check-out reopens the question whether the day counts. */
const reopening = { 'workingDay.checkIn': { target: 'open', meta: employee } } as const;

/**
 * Lifecycle of one employee's day (product §3, "the day"). Presence, punctuality and whether the day counts are parallel
 * regions; someone who comes on a day off is present and never late. Pure: punches, the calendar, closing the day,
 * corrections and what an employer decides are its events. The reason for being late has a lifecycle of its own.
 */
export const workingDayMachine = setup({
  types: { events: {} as WorkingDayLifecycleEvent, transitionMeta: {} as LifecycleMeta },
  guards: {
    isDayOff: (_, params: { kind: Kind }) => params.kind === 'dayOff',
    isHoliday: (_, params: { kind: Kind }) => params.kind === 'holiday',
    late: (_, params: { late: boolean }) => params.late,
    lateAtWork: (_, params: { late: boolean; working: boolean }) => params.late && params.working,
    atWork: (_, params: { working: boolean }) => params.working,
    counts: (_, params: { counts: boolean }) => params.counts,
  },
}).createMachine({
  id: 'workingDay',
  options: { maxIterations: 1000 },
  type: 'parallel',
  states: {
    presence: {
      initial: 'notStarted',
      states: {
        notStarted: {
          on: {
            ...plan,
            // One transition for all regions, so that punctuality is judged only when the check-in is accepted.
            'workingDay.checkIn': [
              {
                guard: { type: 'late', params: ({ event }) => event },
                target: regions('present', 'late'),
                meta: employee,
              },
              {
                target: regions('present', 'onTime'),
                meta: employee,
              },
            ],
            'workingDay.close': { target: 'absent', meta: system },
          },
        },
        dayOff: { on: { ...plan, ...comeIn, ...correct } },
        holiday: { on: { ...plan, ...comeIn, ...correct } },
        present: {
          on: {
            'workingDay.checkOut': { target: 'checkedOut', meta: employee },
            'workingDay.close': { target: 'missedCheckOut', meta: system },
          },
        },
        checkedOut: { on: { ...comeIn, ...correct } },
        missedCheckOut: { on: correct },
        absent: { on: correct },
      },
    },
    punctuality: {
      initial: 'unknown',
      states: {
        unknown: {},
        onTime: {},
        late: {},
      },
    },
    counting: {
      initial: 'open',
      states: {
        open: {
          on: {
            'workingDay.assess': [
              {
                guard: { type: 'counts', params: ({ event }) => event },
                target: 'byItself',
                meta: system,
              },
              { target: 'undecided', meta: system },
            ],
          },
        },
        byItself: { on: reopening },
        /** Too little of the norm, or a day off: an employer decides. */
        undecided: { on: { ...reopening, ...decisionTransitions } },
        counted: { on: { ...reopening, ...decisionTransitions } },
        halved: { on: { ...reopening, ...decisionTransitions } },
        dismissed: { on: { ...reopening, ...decisionTransitions } },
      },
    },
  },
});

/** Lifecycle state of a day that was computed from its punches. */
export const workingDayStateOf = ({ presence, punctuality, counting }: WorkingDayState): WorkingDayState => ({
  presence,
  punctuality,
  counting,
});
