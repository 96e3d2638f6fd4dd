import { assign, emit, sendTo, setup } from 'xstate';
import { listenerNotProvided } from '#machines/support/notProvided.ts';

/** The target: a page, or a number of entries in the browser's history, where Back is -1. */
export type LeaveTarget = string | number;

interface LeaveAskingContext {
  to: LeaveTarget | null;
}

export type LeaveAskingEvent =
  /** A link to another page or Back was pressed. */
  { type: 'leave.asked'; to: LeaveTarget } | { type: 'leave.confirmed' } | { type: 'leave.dismissed' };

/** Runs while a form has unsaved changes: whoever wants to go to another page is asked first. */
export const leaveAskingMachine = setup({
  types: {
    context: {} as LeaveAskingContext,
    events: {} as LeaveAskingEvent,
    emitted: {} as { type: 'left'; to: LeaveTarget },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Receives LeaveGuardEvent; sends `leave.asked` for a link and for Back while it is told to guard. */
    leaveGuard: listenerNotProvided('leaveGuard'),
  },
  actions: {
    keepTarget: assign({ to: (_, { to }: { to: LeaveTarget }) => to }),
    guard: sendTo('leaveGuard', { type: 'guard.set', on: true }),
    letGo: sendTo('leaveGuard', { type: 'guard.set', on: false }),
    notifyLeft: emit(({ context }) => ({ type: 'left' as const, to: context.to ?? '' })),
  },
}).createMachine({
  id: 'leaveAsking',
  options: { maxIterations: 1000 },
  context: { to: null },
  invoke: { id: 'leaveGuard', src: 'leaveGuard', onError: {} },
  initial: 'guarding',
  states: {
    guarding: {
      entry: 'guard',
      on: {
        'leave.asked': {
          target: 'asking',
          actions: { type: 'keepTarget', params: ({ event }) => event },
          meta: { spec: '2' },
        },
      },
    },
    asking: {
      on: {
        'leave.confirmed': { target: 'left', actions: ['letGo', 'notifyLeft'] },
        'leave.dismissed': { target: 'guarding' },
      },
    },
    left: { type: 'final' },
  },
});
