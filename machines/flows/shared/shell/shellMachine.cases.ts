import { defineCases } from '#machines/support/cases.ts';
import { shellMachine } from './shellMachine.ts';

export const cases = defineCases(shellMachine, {
  inputs: { default: undefined },
  cases: {
    'key.pressed': {
      search: { key: 'mod+k' },
      keys: { key: '?' },
      chart: { key: 'm' },
      escape: { key: 'Escape' },
      go: { key: 'g' },
      employees: { key: 'e' },
      other: { key: 'x' },
    },
    'keys.toggled': { default: {} },
    'keys.closed': { default: {} },
    'chart.toggled': { default: {} },
    'chart.closed': { default: {} },
  },
  invariant: (snapshot, { event, emitted }) => {
    if (snapshot.matches({ keys: 'open' }) !== snapshot.hasTag('keys')) return 'keys shown in another state';
    if (snapshot.matches({ chart: 'shown' }) !== snapshot.hasTag('chart')) return 'a chart in another state';
    if (event?.type === 'key.pressed' && event.key === 'e' && emitted.every(({ type }) => type !== 'wentTo'))
      return 'a page was asked for and not gone to';
    return undefined;
  },
});
