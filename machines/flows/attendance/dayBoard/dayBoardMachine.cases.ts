import { defineCases } from '#machines/support/cases.ts';
import { dayBoardMachine } from './dayBoardMachine.ts';

export const cases = defineCases(dayBoardMachine, {
  inputs: { default: undefined },
  cases: { 'page.hidden': { default: {} }, 'page.shown': { default: {} } },
  invariant: (snapshot, { event, emitted }) => {
    if (event?.type === 'page.shown' && emitted.length === 0)
      return 'the board shows what it showed when left';
    return event?.type === 'page.hidden' && !snapshot.matches('hidden')
      ? 'a hidden board refreshes'
      : undefined;
  },
});
