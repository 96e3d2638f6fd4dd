import { mapPrinted } from '#domain/fields/printedFields.ts';
import { tiyin } from '#domain/money.ts';
import { defineCases, type StepFacts } from '#machines/support/cases.ts';
import { employeeEditMachine } from './employeeEditMachine.ts';
import { toDraft } from './editDraft.ts';
import { isSameForm, type EditForm, type EditRecord } from './editForm.ts';
import type { TermsEffect, UpdateEmployeeInput } from './employeeEditSetup.ts';

/** Id of a unit of the company that the tests edit in. */
export const unitId = '01935d2e-0000-7000-8000-00000000000a';
const cardNumber = '8600490744313347';
const id = '01935d2e-0000-7000-8000-000000000001';
const form: EditForm = {
  lastName: 'Karimova',
  firstName: 'Aziza',
  passportSerialNumber: 'AA1234567',
  pinfl: '52902049999978',
  phoneNumber: '998901234567',
  cardNumber: '',
  salary: tiyin(600_000_000),
  salaryFrom: null,
  chosenStatus: 'active',
  firstDay: '2026-11-18',
  ...mapPrinted(() => ''),
  accountCredit: '',
  ownBalanceLimit: null,
  ownBalanceLimitFrom: null,
  unitId: null,
};
const record: EditRecord = {
  version: 1,
  name: 'Karimova Aziza',
  joined: false,
  card: { id, first4: '8600', last4: '0842', brand: 'uzcard' },
  today: '2026-11-20',
  earliest: '2026-11-01',
  form,
};
/** The surname that the user of the form types. */
const married: EditForm = { ...form, lastName: 'Yusupova' };
/** What somebody else saves meanwhile. */
const renamed: EditRecord = { ...record, version: 2, form: { ...form, lastName: 'Rahimova' } };

const effect: TermsEffect = {
  days: 0,
  unclear: null,
  earned: { before: tiyin(0), after: tiyin(0) },
  enabled: { before: tiyin(0), after: tiyin(0) },
};

const problem = (status: number, code: string, fields: Record<string, string> = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields } },
});
const network = { network: { error: { failure: { kind: 'network' } } } };

const updates = ({ calls }: Pick<StepFacts, 'calls'>) => calls.filter(({ src }) => src === 'updateEmployee');

export const cases = defineCases(employeeEditMachine, {
  inputs: { default: { owner: 'account/job', id } },
  cases: {
    'record.retried': { default: {} },
    'draft.continued': { default: {} },
    'draft.discarded': { default: {} },
    'field.changed': {
      surname: { field: 'lastName', value: 'Yusupova' },
      noPhone: { field: 'phoneNumber', value: '' },
      card: { field: 'cardNumber', value: cardNumber },
      salary: { field: 'salary', value: tiyin(700_000_000) },
      unit: { field: 'unitId', value: unitId },
    },
    'form.submitted': { default: { newKey: 'key 1' } },
    'form.retried': { default: {} },
    'save.confirmed': { default: {} },
    'save.dismissed': { default: {} },
    'choice.made': {
      mine: { field: 'lastName', choice: 'mine' },
      theirs: { field: 'lastName', choice: 'theirs' },
    },
    'conflict.settled': { default: { newKey: 'key 2' } },
    'edit.cancelled': { default: {} },
    'edit.resumed': { default: {} },
    'xstate.done.actor.loadRecord': { default: { output: record } },
    'xstate.error.actor.loadRecord': { ...network, unknown: problem(404, 'notFound') },
    'xstate.done.actor.loadDraft': {
      none: { output: null },
      spent: { output: toDraft(record, form, null) },
      current: { output: toDraft(record, married, { key: 'key 0', form: married }) },
      outdated: { output: toDraft({ ...renamed, version: 0 }, married, null) },
    },
    'xstate.error.actor.loadDraft': { closed: { error: 'IndexedDB does not open' } },
    'xstate.done.actor.keepDraft': { default: { output: undefined } },
    'xstate.error.actor.keepDraft': { full: { error: 'QuotaExceededError' } },
    'xstate.done.actor.previewTerms': { default: { output: effect } },
    'xstate.error.actor.previewTerms': {
      ...network,
      closedPeriod: problem(422, 'periodClosed', { salaryFrom: 'periodClosed' }),
      forbidden: problem(403, 'forbidden'),
    },
    'xstate.done.actor.updateEmployee': {
      // As stored by the server, which may differ in letters from what was sent.
      saved: {
        output: {
          type: 'saved',
          record: { ...record, version: 2, form: { ...married, lastName: 'YUSUPOVA' } },
        },
      },
      sameMeanwhile: {
        output: { type: 'changedMeanwhile', record: { ...record, version: 2, form: married } },
      },
      renamedMeanwhile: { output: { type: 'changedMeanwhile', record: renamed } },
    },
    'xstate.error.actor.updateEmployee': {
      ...network,
      phoneTaken: problem(409, 'employeeExists', { phoneNumber: 'phoneTaken' }),
      keyUsedUp: problem(422, 'idempotencyKeyReused'),
      forbidden: problem(403, 'forbidden'),
    },
  },
  goal: 'transitions',
  maxStates: 9_000,
  // The salary is changed alone: the other fields have paths of their own.
  stopWhen: ({ context: { base, form: typed, sent, draft } }) => {
    const forms = [typed, sent?.form, draft?.form].filter((one) => one !== undefined && one !== null);
    const pays = forms.filter(({ salary }) => salary !== form.salary);
    const usual = { salary: form.salary, salaryFrom: null };
    return (
      pays.length > 0 &&
      (pays.length < forms.length ||
        pays.some((one) => !isSameForm({ ...one, ...usual }, base?.form ?? form)))
    );
  },
  invariant: (snapshot, facts) => {
    const { value, context } = snapshot;
    const sends = updates(facts);
    const [before, now] = sends.slice(-2).map(({ input }) => input as UpdateEmployeeInput);
    if ((value === 'saving') !== (sends.at(-1)?.status === 'running'))
      return 'a form is under way exactly while saving';
    if (value === 'saving' && snapshot.can({ type: 'edit.cancelled' }))
      return 'a form under way can be cancelled';
    if (
      snapshot.hasTag('conflictShown') !== (context.theirs !== null) &&
      value !== 'keeping' &&
      value !== 'notKept'
    )
      if (snapshot.status === 'active') return 'a conflict is shown exactly while there is one';
    const last = sends.at(-1)?.input as UpdateEmployeeInput | undefined;
    if (value === 'saving' && last?.form.salary !== context.base?.form.salary && !context.effect)
      return 'another salary is saved that nobody has seen the effect of';
    const kept = facts.calls.filter(({ src }) => src === 'draftKeeper' || src === 'keepDraft');
    if (JSON.stringify(kept.map(({ input, received }) => [input, received])).includes(cardNumber))
      return 'a draft holds the card number';
    if (!before || !now) return undefined;
    const again = isSameForm(before.form, now.form) && before.version === now.version;
    if (facts.event?.type === 'form.retried' && !(again && before.idempotencyKey === now.idempotencyKey))
      return 'a retry is another form or has another key';
    return undefined;
  },
});
