import { nothingPrinted } from '#domain/fields/printedFields.ts';
import { tiyin } from '#domain/money.ts';
import { defineCases } from '#machines/support/cases.ts';
import { refusal } from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { legalVerbs, type EmployeeVerb } from '../employeeStatus/statusVerbs.ts';
import { employeeRecordMachine, type EmployeeDetails } from './employeeRecordMachine.ts';

const id = '01935d2e-0000-7000-8000-000000000001';
/** Registered, unless the account that was found does not match. */
const employee = (
  status: EmployeeDetails['status'],
  { mismatch = false, planned = false } = {},
): { output: EmployeeDetails } => ({
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
    salary: tiyin(600_000_000),
    status,
    chosenStatus: 'active',
    registered: !mismatch,
    mismatch,
    addedAt: '2026-11-20T04:00:00Z',
    registeredAt: '2026-11-19T04:00:00Z',
    firstDay: '2026-11-20',
    ...nothingPrinted,
    unit: null,
    accountCredit: null,
    declined: null,
    balance: tiyin(120_000_000),
    ownBalanceLimit: null,
    balanceLimit: null,
    limits: [],
    salaries: {
      today: '2026-11-20',
      earliest: '2026-11-01',
      versions: [
        { validFrom: '2026-11-20', salary: tiyin(600_000_000) },
        ...(planned ? [{ validFrom: '2026-12-01' as const, salary: tiyin(700_000_000) }] : []),
      ],
    },
  },
});
const found = {
  active: employee('active'),
  left: employee('left'),
  mismatched: employee('notIdentified', { mismatch: true }),
  planned: employee('active', { planned: true }),
};
const failures = {
  network: { error: { failure: { kind: 'network' } } },
  unknown: { error: { failure: refusal(404, 'notFound') } },
};

export const cases = defineCases(employeeRecordMachine, {
  inputs: { default: { id } },
  cases: {
    'record.retried': { default: {} },
    'status.chosen': { block: { verb: 'block' }, rehire: { verb: 'rehire' } },
    'deletion.chosen': { default: {} },
    'correction.chosen': { default: {} },
    'moving.chosen': { december: { validFrom: '2026-12-01' } },
    'withdrawal.chosen': { december: { of: 'salary', validFrom: '2026-12-01' } },
    'status.changed': { default: { verb: 'block' } },
    'record.deleted': { removed: { outcome: 'removed' }, left: { outcome: 'left' } },
    'mismatch.corrected': { default: {} },
    'term.withdrawn': { default: {} },
    'salary.moved': { default: {} },
    'record.doubtful': { default: {} },
    'xstate.done.actor.loadEmployee': found,
    'xstate.error.actor.loadEmployee': failures,
    'xstate.done.actor.reloadEmployee': found,
    'xstate.error.actor.reloadEmployee': failures,
  },
  invariant: (snapshot, { calls, event }) => {
    const { employee: shown } = snapshot.context;
    if (snapshot.hasTag('shown') && !shown) return 'a record is shown that is not there';
    const asked = calls.find(({ id: child }) => child === 'status')?.received.at(-1);
    if (event?.type !== 'status.chosen' || !shown || !asked) return undefined;
    const { verb } = (asked as unknown as { subject: { verb: EmployeeVerb } }).subject;
    if (event['verb'] === verb && !legalVerbs(shown.status).includes(verb))
      return `${verb} was asked of a record that does not allow it`;
    return undefined;
  },
});
