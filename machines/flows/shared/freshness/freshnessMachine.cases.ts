import { defineCases } from '#machines/support/cases.ts';
import { freshnessMachine } from './freshnessMachine.ts';

export const cases = defineCases(freshnessMachine, {
  inputs: { default: undefined },
  cases: { 'page.hidden': { default: {} }, 'page.shown': { default: {} } },
  invariant: (snapshot, { event, emitted }) => {
    if (event?.type === 'page.shown' && emitted.length === 0)
      return 'the page shows what it showed when left';
    return event?.type === 'page.hidden' && !snapshot.matches('hidden')
      ? 'a hidden page refreshes'
      : undefined;
  },
});
