import { defineCases, without } from '#machines/support/cases.ts';
import type { Identity } from '#domain/employee.ts';
import { profileSettingsMachine, type ProfileFacts } from './profileSettingsMachine.ts';

const account: ProfileFacts['account'] = {
  id: '01935d2e-0000-7000-8000-000000000001',
  phoneNumber: '998901000002',
  firstName: 'Dilshod',
  lastName: 'Karimov',
  passportSerialNumber: 'AA1234567',
  pinfl: '31503900000011',
};
const saved: Identity = {
  firstName: 'Dilshod',
  lastName: 'Karimov',
  passportSerialNumber: 'AA1234567',
  pinfl: '31503900000011',
};
const draft: Identity = { ...saved, lastName: 'Yusupov', pinfl: '31503900000025' };
const problem = (status: number, code: string, fields: Record<string, string> = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields } },
});
const network = { error: { failure: { kind: 'network' } } };

export const cases = defineCases(profileSettingsMachine, {
  inputs: { default: { owner: account.id } },
  cases: {
    'profile.retried': { default: {} },
    'editing.started': { default: {} },
    'editing.cancelled': { default: {} },
    'field.changed': {
      name: { field: 'lastName', value: 'Yusupov' },
      noName: { field: 'lastName', value: '' },
      pinfl: { field: 'pinfl', value: '31503900000025' },
    },
    'form.submitted': { default: {} },
    'xstate.done.actor.loadProfile': {
      fixed: { output: { account, pinflFixed: true } },
      free: { output: { account, pinflFixed: false } },
    },
    'xstate.error.actor.loadProfile': { network },
    'xstate.done.actor.loadDraft': {
      none: { output: null },
      typed: { output: draft },
      saved: { output: saved },
    },
    'xstate.error.actor.loadDraft': { closed: { error: 'IndexedDB does not open' } },
    'xstate.done.actor.saveProfile': { default: { output: { ...account, lastName: 'Yusupov' } } },
    'xstate.error.actor.saveProfile': {
      pinflTaken: problem(409, 'pinflTaken', { pinfl: 'pinflTaken' }),
      network,
    },
  },
  key: ({ context }) => without(context, 'refusals'),
  goal: 'transitions',
  invariant: (snapshot, { calls }) => {
    const { facts, form } = snapshot.context;
    if (snapshot.matches('viewing') && !facts) return 'nothing to view';
    if (snapshot.hasTag('editing') && facts?.pinflFixed && form.pinfl !== facts.account.pinfl)
      return 'a draft changed a fixed PINFL';
    const last = calls.at(-1);
    if (last?.id !== 'saveProfile' || last.status !== 'running') return undefined;
    const sent = last.input as Identity;
    if (Object.values(sent).includes('')) return 'an incomplete profile was sent';
    return facts?.pinflFixed && sent.pinfl !== facts.account.pinfl ? 'a fixed PINFL was changed' : undefined;
  },
});
