import { defineCases } from '#machines/support/cases.ts';
import { accountMachine, type AccountPage } from './accountMachine.ts';

const employeeId = '01935d2e-0000-7000-8000-000000000003';
const page = (standing: 'held' | 'offered'): AccountPage => ({
  account: {
    id: '01935d2e-0000-7000-8000-000000000001',
    phoneNumber: '998901000002',
    firstName: 'Dilshod',
    lastName: 'Karimov',
    passportSerialNumber: 'AA1234567',
    pinfl: '31503900000011',
  },
  jobs: [
    {
      employeeId,
      organizationTitle: 'Registon Savdo',
      role: 'employee',
      colleagueRole: null,
      unitIds: [],
      standing,
      status: 'notIdentified',
      firstDay: '2026-12-01',
    },
  ],
});
const pages = { offered: { output: page('offered') }, held: { output: page('held') } };
const network = { error: { failure: { kind: 'network' } } };
const mismatch = {
  error: { failure: { kind: 'problem', status: 409, code: 'pinflMismatch', fields: {} } },
};

export const cases = defineCases(accountMachine, {
  inputs: { default: undefined },
  cases: {
    'account.retried': { default: {} },
    'job.accepted': { default: { employeeId } },
    'job.acceptanceRetried': { default: {} },
    'job.declined': { default: {} },
    'xstate.done.actor.loadAccount': pages,
    'xstate.error.actor.loadAccount': { network },
    'xstate.done.actor.reloadAccount': pages,
    'xstate.error.actor.reloadAccount': { network },
    'xstate.done.actor.acceptJob': { default: { output: undefined } },
    'xstate.error.actor.acceptJob': { mismatch, network },
  },
  invariant: (snapshot, { calls }) => {
    if (snapshot.hasTag('shown') && !snapshot.context.page) return 'shown without anything to show';
    const running = calls.at(-1)?.status === 'running';
    return running === snapshot.hasTag('busy') ? undefined : 'busy is not what goes on';
  },
});
