import { mapPrinted } from '#domain/fields/printedFields.ts';
import { tiyin } from '#domain/money.ts';
import { defineCases, type StepFacts } from '#machines/support/cases.ts';
import { isSameForm, toDraft, type EmployeeForm } from './employeeForm.ts';
import { employeeCreationMachine } from './employeeCreationMachine.ts';
import type { CreateEmployeeInput, Employee } from './employeeCreationSetup.ts';

const cardNumber = '8600490744313347';
/** Ids of the company that the tests hire for. */
export const unitId = '01935d2e-0000-7000-8000-00000000000a';
export const scheduleId = '01935d2e-0000-7000-8000-00000000000b';
const identity = {
  firstName: 'Aziza',
  lastName: 'Karimova',
  passportSerialNumber: 'AA1234567',
  pinfl: '52902049999978',
};
const printed = mapPrinted((field) => field);
const complete: EmployeeForm = {
  ...identity,
  phoneNumber: '998901234567',
  cardNumber,
  salary: tiyin(600_000_000),
  status: 'active',
  firstDay: '2026-12-01',
  ...printed,
  unitId,
  scheduleId: null,
};
const id = '01935d2e-0000-7000-8000-000000000001';
const hired: Employee = {
  id,
  version: 1,
  ...identity,
  fullName: 'Karimova Aziza',
  phoneNumber: complete.phoneNumber,
  card: { id, first4: '8600', last4: '3347', brand: 'uzcard' },
  salary: tiyin(600_000_000),
  status: 'notIdentified',
  chosenStatus: 'active',
  registered: false,
  mismatch: false,
  addedAt: '2026-11-20T04:00:00Z',
  registeredAt: null,
  firstDay: '2026-12-01',
  ...printed,
  unit: null,
};

const problem = (status: number, code: string, fields: Record<string, string> = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields } },
});

const creations = ({ calls }: Pick<StepFacts, 'calls'>) =>
  calls.filter(({ src }) => src === 'createEmployee');

/** A retry is identical; a changed form uses the key that came with it. */
function keyProblem({ event, ...facts }: StepFacts): string | undefined {
  const [before, now] = creations(facts)
    .slice(-2)
    .map(({ input }) => input as CreateEmployeeInput);
  if (!before || !now) return undefined;
  const again = isSameForm(before.form, now.form);
  if (event?.type === 'form.retried' && !(again && now.idempotencyKey === before.idempotencyKey))
    return 'a retry is another form or has another key';
  if (event?.type === 'form.submitted' && !again && now.idempotencyKey !== event.newKey)
    return 'a corrected form kept its key';
  return undefined;
}

export const cases = defineCases(employeeCreationMachine, {
  inputs: { default: { owner: 'account/job' } },
  cases: {
    'draft.continued': { default: {} },
    'draft.discarded': { default: {} },
    'field.changed': {
      pinfl: { field: 'pinfl', value: '30101909999992' },
      noPhone: { field: 'phoneNumber', value: '' },
      card: { field: 'cardNumber', value: cardNumber },
      schedule: { field: 'scheduleId', value: scheduleId },
    },
    'step.completed': { default: {} },
    'step.returned': { default: {} },
    'form.submitted': { first: { newKey: 'key 1' }, second: { newKey: 'key 2' } },
    'form.retried': { default: {} },
    'creation.cancelled': { default: {} },
    'creation.resumed': { default: {} },
    'creation.restarted': { default: {} },
    'xstate.done.actor.loadDraft': {
      none: { output: null },
      atIdentity: { output: toDraft('identity', complete, null) },
      atTerms: { output: toDraft('terms', complete, { key: 'key 0', form: complete }) },
      outgrown: { output: toDraft('terms', { ...complete, firstName: '' }, null) },
    },
    'xstate.error.actor.loadDraft': { closed: { error: 'IndexedDB does not open' } },
    'xstate.done.actor.keepDraft': { default: { output: undefined } },
    'xstate.error.actor.keepDraft': { full: { error: 'QuotaExceededError' } },
    'xstate.done.actor.createEmployee': { default: { output: hired } },
    'xstate.error.actor.createEmployee': {
      pinflTaken: problem(409, 'employeeExists', { pinfl: 'pinflTaken' }),
      phoneTaken: problem(409, 'employeeExists', { phoneNumber: 'phoneTaken' }),
      unitGone: problem(400, 'validationFailed', { unitId: 'unitGone' }),
      keyUsedUp: problem(422, 'idempotencyKeyReused'),
      forbidden: problem(403, 'forbidden'),
      network: { error: { failure: { kind: 'network' } } },
    },
  },
  maxStates: 4_000,
  invariant: (snapshot, facts) => {
    const { value, context } = snapshot;
    const sends = creations(facts);
    if ((value === 'saving') !== (sends.at(-1)?.status === 'running'))
      return 'a form is under way exactly while saving';
    if (value === 'saving' && snapshot.can({ type: 'creation.cancelled' }))
      return 'a form under way can be cancelled';
    if (value === 'saving' && !context.sent?.key) return 'a form went without its key';
    const kept = facts.calls.filter(({ src }) => src === 'draftKeeper' || src === 'keepDraft');
    if (JSON.stringify(kept.map(({ input, received }) => [input, received])).includes(cardNumber))
      return 'a draft holds the card number';
    // What was not sent, because it is incomplete, has no key.
    return value === 'saving' ? keyProblem(facts) : undefined;
  },
});
