import { defineCases } from '#machines/support/cases.ts';
import {
  employeeStatusMachine,
  type ChangeStatusInput,
  type EmployeeDetails,
} from './employeeStatusMachine.ts';
import { legalVerbs } from './statusVerbs.ts';

const id = '01935d2e-0000-7000-8000-000000000001';
const employee = (status: EmployeeDetails['status']): { output: EmployeeDetails } => ({
  output: {
    id,
    version: 1,
    firstName: 'Aziza',
    lastName: 'Karimova',
    fullName: 'Karimova Aziza',
    passportSerialNumber: 'AA1234567',
    pinfl: '52902049999978',
    phoneNumber: '998901234567',
    card: { id, first4: '8600', last4: '3347', brand: 'uzcard' },
    salary: 600_000_000,
    status,
    chosenStatus: 'active',
    registered: true,
    mismatch: false,
    registeredAt: '2026-11-20T04:00:00Z',
    accountCredit: null,
    balance: 120_000_000,
    ownBalanceLimit: null,
    balanceLimit: null,
  },
});
const network = { network: { error: { failure: { kind: 'network' } } } };
const problem = (status: number, code: string) => ({
  error: { failure: { kind: 'problem', status, code, fields: {} } },
});
const statuses = { active: employee('active'), left: employee('left'), blocked: employee('blocked') };

export const cases = defineCases(employeeStatusMachine, {
  inputs: { default: { id } },
  cases: {
    'employee.retried': { default: {} },
    'employee.reloaded': { default: {} },
    'change.chosen': {
      block: { verb: 'block' },
      unblock: { verb: 'unblock' },
      leave: { verb: 'leave' },
      rehire: { verb: 'rehire' },
    },
    'reason.changed': { given: { reason: 'Taʼtilda' }, blank: { reason: ' ' } },
    'change.confirmed': { default: { newKey: 'key' } },
    'change.retried': { default: {} },
    'change.dismissed': { default: {} },
    'xstate.done.actor.loadEmployee': statuses,
    'xstate.error.actor.loadEmployee': { ...network, unknown: problem(404, 'notFound') },
    'xstate.done.actor.reloadEmployee': statuses,
    'xstate.error.actor.reloadEmployee': network,
    'xstate.done.actor.changeStatus': { default: employee('blocked') },
    'xstate.error.actor.changeStatus': {
      ...network,
      illegal: problem(409, 'illegalTransition'),
      running: problem(409, 'requestRunning'),
      forbidden: problem(403, 'forbidden'),
    },
  },
  invariant: (snapshot, { calls }) => {
    const { value, context } = snapshot;
    const changes = calls.filter(({ src }) => src === 'changeStatus');
    const change = changes.at(-1);
    if ((value === 'sending') !== (change?.status === 'running'))
      return 'a change is under way exactly while sending';
    if (snapshot.hasTag('shown') && !context.employee) return 'a record is shown that is not there';
    if (!change || value !== 'sending') return undefined;
    const { verb, reason, idempotencyKey } = change.input as ChangeStatusInput;
    if (!context.employee || !legalVerbs(context.employee.status).includes(verb))
      return `${verb} was sent to a record that does not allow it`;
    if ((verb === 'block' || verb === 'leave') && reason === '') return `${verb} was sent without a reason`;
    if (!idempotencyKey) return 'a change went without its key';
    return undefined;
  },
});
