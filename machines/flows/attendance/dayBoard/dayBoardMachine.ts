import { emit, setup } from 'xstate';
import { listenerNotProvided } from '#machines/support/notProvided.ts';

export type DayBoardEvent = { type: 'page.hidden' } | { type: 'page.shown' };

/**
 * Keeps "who is in now" current: says when the day board is out of date. Runs beside the board's list, as its `watch`.
 * A hidden page asks for nothing and catches up as soon as it is shown again.
 */
export const dayBoardMachine = setup({
  types: {
    events: {} as DayBoardEvent,
    emitted: {} as { type: 'outdated' },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `page.hidden` and `page.shown`. */
    watchVisibility: listenerNotProvided('watchVisibility'),
  },
  actions: { announceOutdated: emit({ type: 'outdated' as const }) },
  delays: { refreshAfter: 30_000 },
}).createMachine({
  id: 'dayBoard',
  options: { maxIterations: 1000 },
  invoke: { id: 'watchVisibility', src: 'watchVisibility', onError: {} },
  initial: 'visible',
  states: {
    visible: {
      after: { refreshAfter: { target: 'visible', reenter: true, actions: 'announceOutdated' } },
      on: { 'page.hidden': { target: 'hidden' } },
    },
    hidden: { on: { 'page.shown': { target: 'visible', actions: 'announceOutdated' } } },
  },
});
