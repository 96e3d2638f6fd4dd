import { defineCases } from '#machines/support/cases.ts';
import { pageMachineOf } from './pageMachine.ts';

const failed = { network: { error: { failure: { kind: 'network' } } } };
const missing = { failure: { kind: 'problem', status: 404, code: 'notFound', fields: {} } };

export const cases = defineCases(pageMachineOf<string>(), {
  inputs: { default: undefined },
  cases: {
    'page.refreshed': { default: {} },
    'page.retried': { default: {} },
    'xstate.done.actor.load': { default: { output: 'first' } },
    'xstate.error.actor.load': { ...failed, missing: { error: missing } },
    'xstate.done.actor.refresh': { default: { output: 'second' } },
    'xstate.error.actor.refresh': failed,
  },
  invariant: (snapshot) =>
    snapshot.hasTag('shown') && snapshot.context.data === null ? 'shown without anything to show' : undefined,
});
