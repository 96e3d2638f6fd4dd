import { emit, setup } from 'xstate';
import { listenerNotProvided } from '#machines/support/notProvided.ts';

export type FreshnessEvent = { type: 'page.hidden' } | { type: 'page.shown' };

/**
 * Says when the list of an open page is out of date. Runs beside the list, as its `watch`. A hidden page asks for nothing
 * and catches up as soon as it is shown again.
 */
export const freshnessMachine = setup({
  types: {
    events: {} as FreshnessEvent,
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
  id: 'freshness',
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
