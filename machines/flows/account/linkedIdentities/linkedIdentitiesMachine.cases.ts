import { defineCases } from '#machines/support/cases.ts';
import { linkedIdentitiesMachine } from './linkedIdentitiesMachine.ts';

const google = {
  provider: 'google',
  displayName: 'Ali Valiyev',
  linkedAt: '2026-11-18T03:50:00.000Z',
} as const;
const notFound = { error: { failure: { kind: 'problem', status: 404, code: 'notFound', fields: {} } } };
const network = { error: { failure: { kind: 'network' } } };

export const cases = defineCases(linkedIdentitiesMachine, {
  inputs: { default: undefined },
  cases: {
    'list.retried': { default: {} },
    'unlinking.chosen': { google: { provider: 'google' }, telegram: { provider: 'telegram' } },
    'unlinking.confirmed': { default: {} },
    'unlinking.dismissed': { default: {} },
    'xstate.done.actor.loadIdentities': { one: { output: [google] }, none: { output: [] } },
    'xstate.error.actor.loadIdentities': { network },
    'xstate.done.actor.unlink': { default: { output: undefined } },
    'xstate.error.actor.unlink': { gone: notFound, network },
  },
  invariant: (snapshot, { calls }) => {
    const asked = calls.filter(({ id }) => id === 'unlink').at(-1);
    return asked?.status === 'running' &&
      (asked.input as { provider: string }).provider !== snapshot.context.chosen
      ? 'another identity is unlinked than was asked about'
      : undefined;
  },
});
