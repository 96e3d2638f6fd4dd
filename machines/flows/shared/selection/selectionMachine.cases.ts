import { defineCases } from '#machines/support/cases.ts';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import { selectionMachine } from './selectionMachine.ts';

const row = (id: string) => ({ id, name: `Xodim ${id}` });

export const cases = defineCases(selectionMachine, {
  inputs: { default: { limit: 3 } },
  cases: {
    'row.toggled': { one: { row: row('1') }, two: { row: row('2') } },
    'page.toggled': { firstPage: { rows: [row('1'), row('2')] }, secondPage: { rows: [row('3'), row('4')] } },
    'matching.chosen': { default: { query: defaultQuery } },
    'matching.retried': { default: {} },
    'selection.cleared': { default: {} },
    'xstate.done.actor.gather': {
      none: { output: [] },
      some: { output: [row('1'), row('2')] },
      many: { output: [row('1'), row('2'), row('3')] },
    },
    'xstate.error.actor.gather': { network: { error: { failure: { kind: 'network' } } } },
  },
  invariant: ({ value, context: { rows, limit } }, { calls }) => {
    if (rows.length > limit) return `${rows.length} rows are chosen, more than ${limit}`;
    if (new Set(rows.map(({ id }) => id)).size < rows.length) return 'a row is chosen twice';
    if (value === 'empty' && rows.length > 0) return 'rows are chosen while none should be';
    if (value === 'full' && rows.length < limit) return 'full below the limit';
    if ((value === 'gathering') !== (calls.at(-1)?.status === 'running'))
      return 'gathers exactly while gathering';
    return undefined;
  },
});
