import { defineCases } from '#machines/support/cases.ts';
import { recordPanelMachine } from './recordPanelMachine.ts';

export const cases = defineCases(recordPanelMachine, {
  inputs: {
    default: { id: null, isFromList: false, isWide: true },
    linked: { id: '1', isFromList: false, isWide: true },
  },
  cases: {
    'place.changed': {
      list: { id: null, isFromList: false },
      first: { id: '1', isFromList: true },
      second: { id: '2', isFromList: true },
    },
    'width.changed': { narrow: { isWide: false }, wide: { isWide: true } },
    'row.reached': { second: { id: '2' } },
    'panel.closed': { default: {} },
    'record.changed': { default: {} },
  },
  invariant: ({ value, context: { id, isFromList, isWide } }, { event, emitted }) => {
    if ((value === 'list') !== (id === null)) return `${String(value)} with the record ${id ?? 'of nobody'}`;
    if ((value === 'beside') !== (id !== null && isFromList && isWide))
      return `${String(value)}, from the list: ${isFromList}, wide: ${isWide}`;
    const told = emitted.map(({ type }) => type);
    if (event?.type === 'record.changed' && value === 'beside' && !told.includes('outdated'))
      return 'the list was not told that a record changed';
    if (event?.type === 'panel.closed' && value === 'list' && emitted.length > 0 && !told.includes('closed'))
      return 'the panel was closed and the address not asked to change';
    return undefined;
  },
});
