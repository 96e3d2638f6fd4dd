import { defineCases } from '#machines/support/cases.ts';
import { listSetupMachine, type ListView } from './listSetupMachine.ts';

const view: ListView = {
  id: '01935d2e-0000-7000-8000-000000000001',
  name: 'Yangilar',
  address: 'sort=-registeredAt',
  hidden: ['card'],
  savedAt: '2026-11-18T03:50:00.000Z',
};
const network = { error: { failure: { kind: 'network' } } };
const none = { output: { hidden: [], views: [view] } };
const card = { output: { hidden: ['card'], views: [view] } };

export const cases = defineCases(listSetupMachine, {
  inputs: { default: { list: 'employees' } },
  cases: {
    'column.toggled': { card: { column: 'card' } },
    'columns.chosen': { all: { hidden: [] }, ofView: { hidden: ['card'] } },
    'views.answered': { none: { views: [] } },
    'setup.refreshed': { default: {} },
    'setup.retried': { default: {} },
    'xstate.done.actor.loadSetup': { none, card },
    'xstate.error.actor.loadSetup': { network },
    'xstate.done.actor.readSetup': { none },
    'xstate.error.actor.readSetup': { network },
    'xstate.done.actor.saveColumns': { none, card },
    'xstate.error.actor.saveColumns': { network },
  },
  goal: 'transitions',
  invariant: (snapshot, { calls }) => {
    const { failure, hidden } = snapshot.context;
    const last = calls.at(-1);
    if (snapshot.hasTag('error') !== (failure !== null)) return 'an error exactly with its failure';
    if ((last?.status === 'running') !== snapshot.hasTag('busy')) return 'busy with nothing';
    if (snapshot.hasTag('waiting') && hidden.length > 0) return 'columns are hidden before they are known';
    if (calls.filter(({ status }) => status === 'running').length > 1) return 'two requests at once';
    return undefined;
  },
});
