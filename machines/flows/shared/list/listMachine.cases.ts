import { defineCases } from '#machines/support/cases.ts';
import { listMachineOf } from './listMachine.ts';
import { defaultQuery } from './listQuery.ts';

const rows = (count: number, total = count) => ({
  output: { items: Array.from({ length: count }, (_, index) => `row ${index}`), total },
});

export const cases = defineCases(listMachineOf<string>(), {
  inputs: {
    default: undefined,
    fromAddress: {
      of: undefined,
      query: { page: 3, pageSize: 20, search: 'ali', filter: { status: 'notIdentified' }, sort: '-name' },
    },
  },
  cases: {
    'search.changed': { some: { search: 'ali ' }, none: { search: '' } },
    'filter.changed': { some: { filter: { status: 'notIdentified' } }, none: { filter: {} } },
    'sort.changed': { default: { sort: 'name' } },
    'page.changed': { default: { page: 3 } },
    'pageSize.changed': { default: { pageSize: 50 } },
    'query.changed': { default: { query: defaultQuery } },
    'list.refreshed': { default: {} },
    'list.retried': { default: {} },
    'xstate.done.actor.load': { nothing: rows(0), onePage: rows(1, 1), threePages: rows(2, 45) },
    'xstate.error.actor.load': { network: { error: { failure: { kind: 'network' } } } },
  },
  invariant: ({ value, context }, { calls }) => {
    const running = calls.filter(({ id, status }) => id === 'load' && status === 'running');
    if (running.length !== (value === 'loading' ? 1 : 0)) return `${running.length} loads while ${value}`;
    if (value === 'filled' && !context.result?.items.length) return 'filled without rows';
    if ((value === 'failed') !== (context.failure !== null) && value !== 'loading' && value !== 'typing')
      return 'a failure where none is shown';
    return undefined;
  },
});
