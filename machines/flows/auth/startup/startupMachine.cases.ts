import { defineCases } from '#machines/support/cases.ts';
import type { AccountFacts } from './accountFacts.ts';
import { startupMachine } from './startupMachine.ts';

const complete: AccountFacts = {
  info: { isIdentificated: true, isAnyJobExists: true },
  account: {
    id: '01935d2e-0000-7000-8000-000000000001',
    phoneNumber: '998901000002',
    firstName: 'Dilshod',
    lastName: 'Karimov',
  },
  jobs: [],
  employeeId: null,
};
const notIdentified = { ...complete, info: { isIdentificated: false, isAnyJobExists: true } };
const noJob = { ...complete, info: { isIdentificated: true, isAnyJobExists: false } };

const facts = {
  complete: { output: complete },
  notIdentified: { output: notIdentified },
  noJob: { output: noJob },
};
const failures = {
  network: { error: { failure: { kind: 'network' } } },
  refused: { error: { failure: { kind: 'problem', status: 403, code: 'forbidden', fields: {} } } },
  fault: { error: { failure: { kind: 'problem', status: 500, code: 'unexpected', fields: {} } } },
};

export const cases = defineCases(startupMachine, {
  inputs: { default: undefined },
  cases: {
    'session.opened': { default: {} },
    'session.closed': { signedOut: { signedOut: true }, expired: { signedOut: false } },
    'network.returned': { default: {} },
    'startup.retried': { default: {} },
    'startup.outdated': { default: {} },
    'job.chosen': { default: { employeeId: '01935d2e-0000-7000-8000-000000000002' } },
    'job.changedElsewhere': { another: { employeeId: '01935d2e-0000-7000-8000-000000000003' } },
    'person.renamed': { default: { firstName: 'Doston', lastName: 'Karimov' } },
    'xstate.done.actor.loadFacts': facts,
    'xstate.error.actor.loadFacts': failures,
    'xstate.done.actor.recheckFacts': facts,
    'xstate.error.actor.recheckFacts': failures,
    'xstate.done.actor.tryAgain': facts,
    'xstate.error.actor.tryAgain': failures,
    'xstate.done.actor.refreshFacts': facts,
    'xstate.error.actor.refreshFacts': failures,
    'xstate.done.actor.recallFacts': { known: { output: complete }, unknown: { output: null } },
    'xstate.error.actor.recallFacts': { default: { error: 'storage is closed' } },
  },
  invariant: (snapshot, { calls }) => {
    const outcomes = (['login', 'step', 'stay', 'busy'] as const).filter((tag) => snapshot.hasTag(tag));
    if (outcomes.length !== 1) return `one outcome at a time, here: ${outcomes.join(', ') || 'none'}`;
    const { facts } = snapshot.context;
    if (snapshot.hasTag('stay') && !(facts?.info.isIdentificated && facts.info.isAnyJobExists))
      return 'stays without being identified and having a job';
    const signedOut = snapshot.matches('anonymous') || snapshot.matches('signedOut');
    if (signedOut && (facts || calls.some(({ id, status }) => id !== 'watchSession' && status === 'running')))
      return 'something of the person is left after the session has closed';
    return undefined;
  },
});
