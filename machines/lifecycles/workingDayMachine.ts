import { setup } from 'xstate';
import type { LifecycleMeta } from './lifecycle.ts';

type Kind = 'working' | 'dayOff' | 'holiday';

export type WorkingDayLifecycleEvent =
  | { type: 'workingDay.plan'; kind: Kind }
  | { type: 'workingDay.checkIn'; late: boolean }
  | { type: 'workingDay.checkOut' }
  | { type: 'workingDay.close' }
  | { type: 'workingDay.giveReason' }
  | { type: 'workingDay.expireReason' };

export type WorkingDayState = {
  presence: 'notStarted' | 'dayOff' | 'holiday' | 'present' | 'checkedOut' | 'missedCheckOut' | 'absent';
  punctuality: 'unknown' | 'onTime' | { late: 'reasonDue' | 'reasonGiven' | 'reasonExpired' };
};

const employee = { by: 'employee', spec: '3' } as const;
const system = { by: 'system', spec: '3' } as const;

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

/**
 * Lifecycle of one employee's day (product §3, "the day"). Presence and punctuality are parallel regions; someone who
 * comes on a day off is present and never late. Pure: punches, the calendar and closing the day are its events.
 */
export const workingDayMachine = setup({
  types: { events: {} as WorkingDayLifecycleEvent, transitionMeta: {} as LifecycleMeta },
  guards: {
    isDayOff: (_, params: { kind: Kind }) => params.kind === 'dayOff',
    isHoliday: (_, params: { kind: Kind }) => params.kind === 'holiday',
    late: (_, params: { late: boolean }) => params.late,
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
            // One transition for both regions, so that punctuality is judged only when the check-in is accepted.
            'workingDay.checkIn': [
              {
                guard: { type: 'late', params: ({ event }) => event },
                target: ['#workingDay.presence.present', '#workingDay.punctuality.late'],
                meta: employee,
              },
              {
                target: ['#workingDay.presence.present', '#workingDay.punctuality.onTime'],
                meta: employee,
              },
            ],
            'workingDay.close': { target: 'absent', meta: system },
          },
        },
        dayOff: { on: { ...plan, ...comeIn } },
        holiday: { on: { ...plan, ...comeIn } },
        present: {
          on: {
            'workingDay.checkOut': { target: 'checkedOut', meta: employee },
            'workingDay.close': { target: 'missedCheckOut', meta: system },
          },
        },
        checkedOut: { on: { ...comeIn } },
        missedCheckOut: {},
        absent: {},
      },
    },
    punctuality: {
      initial: 'unknown',
      states: {
        unknown: {},
        onTime: {},
        late: {
          initial: 'reasonDue',
          states: {
            reasonDue: {
              on: {
                'workingDay.giveReason': { target: 'reasonGiven', meta: { ...employee, planned: true } },
                'workingDay.expireReason': { target: 'reasonExpired', meta: { ...system, planned: true } },
              },
            },
            reasonGiven: {},
            reasonExpired: {},
          },
        },
      },
    },
  },
});

/** Lifecycle state of a day that was computed from its punches. */
export const workingDayStateOf = (day: {
  presence: WorkingDayState['presence'];
  punctuality: 'unknown' | 'onTime' | 'late';
}): WorkingDayState => ({
  presence: day.presence,
  punctuality: day.punctuality === 'late' ? { late: 'reasonDue' } : day.punctuality,
});
