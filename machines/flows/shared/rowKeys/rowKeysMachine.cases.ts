import { defineCases } from '#machines/support/cases.ts';
import { rowKeysMachine } from './rowKeysMachine.ts';

const ids = ['1', '2'];

export const cases = defineCases(rowKeysMachine, {
  inputs: { default: { list: 'people', answers: true } },
  cases: {
    'row.entered': { first: { id: '1' } },
    'row.moved': {
      down: { ids, by: 1, extending: false },
      up: { ids, by: -1, extending: false },
      extendingDown: { ids, by: 1, extending: true },
    },
    'row.chosen': { default: {} },
    'row.answered': { accept: { answer: 'accept' }, refuse: { answer: 'refuse' } },
  },
  invariant: ({ value, context: { at } }, { event, emitted }) => {
    if ((value === 'atRow') !== (at !== null)) return `${value} with the focus at ${at ?? 'no row'}`;
    if (at !== null && !ids.includes(at)) return `the focus is at ${at}, which is not in view`;
    const told = emitted.at(-1);
    if (event?.type === 'row.chosen' && (told?.type !== 'toggled' || told.id !== at))
      return 'a row was chosen and not told';
    if (event?.type === 'row.answered' && (told?.type !== 'answered' || told.id !== at))
      return 'a row was answered and not told';
    return undefined;
  },
});
