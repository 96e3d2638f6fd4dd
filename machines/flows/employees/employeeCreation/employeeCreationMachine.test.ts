import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { mapPrinted } from '#domain/fields/printedFields.ts';
import { tiyin } from '#domain/money.ts';
import { Stubs } from '#tests/paths/engine/index.ts';
import { employeeCreationMachine } from './employeeCreationMachine.ts';
import type { CreateEmployeeInput } from './employeeCreationSetup.ts';
import { toDraft, type EmployeeDraft, type EmployeeForm } from './employeeForm.ts';

const form: EmployeeForm = {
  firstName: 'Aziza',
  lastName: 'Karimova',
  passportSerialNumber: 'AA1234567',
  pinfl: '52902049999978',
  phoneNumber: '998901234567',
  cardNumber: '8600490744313347',
  salary: tiyin(600_000_000),
  status: 'active',
  firstDay: null,
  ...mapPrinted(() => ''),
  unitId: null,
  scheduleId: null,
};
const network = { error: { failure: { kind: 'network' } } };
const problem = (status: number, code: string, fields = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields } },
});

function open(draft: EmployeeDraft | null = null) {
  const stubs = new Stubs();
  const actor = createActor(stubs.provide(employeeCreationMachine), { input: { owner: 'owner' } }).start();
  stubs.settle('loadDraft', { output: draft });
  if (draft) actor.send({ type: 'draft.continued' });
  const fill = (values: Partial<EmployeeForm>) => {
    for (const [field, value] of Object.entries(values))
      actor.send({ type: 'field.changed', field, value } as Parameters<typeof actor.send>[0]);
  };
  const submit = (newKey: string) => {
    actor.send({ type: 'step.completed' });
    actor.send({ type: 'form.submitted', newKey });
  };
  const keys = () =>
    stubs.calls
      .filter(({ src }) => src === 'createEmployee')
      .map(({ input }) => (input as CreateEmployeeInput).idempotencyKey);
  return { actor, stubs, fill, submit, keys, state: () => actor.getSnapshot() };
}

describe('the key of a form', () => {
  test('stays the same without an answer, also when the form is submitted again instead of retried', () => {
    const { actor, stubs, fill, submit, keys } = open();
    fill(form);
    submit('first');
    stubs.settle('createEmployee', network);
    actor.send({ type: 'form.retried' });
    stubs.settle('createEmployee', problem(503, 'serviceUnavailable'));
    actor.send({ type: 'form.submitted', newKey: 'second' });
    expect(keys()).toEqual(['first', 'first', 'first']);
  });

  test('changes with a corrected form, and is the old one again after the correction is undone', () => {
    const { stubs, fill, submit, keys } = open();
    fill(form);
    submit('first');
    stubs.settle('createEmployee', problem(409, 'employeeExists', { pinfl: 'pinflTaken' }));
    fill({ pinfl: '30101909999992' });
    submit('second');
    stubs.settle('createEmployee', network);
    fill({ salary: tiyin(700_000_000) });
    fill({ salary: tiyin(600_000_000) });
    submit('third');
    expect(keys()).toEqual(['first', 'second', 'second']);
  });

  test('changes when the server has seen it with another form', () => {
    const { stubs, fill, submit, keys } = open();
    fill(form);
    submit('first');
    stubs.settle('createEmployee', problem(422, 'idempotencyKeyReused'));
    submit('second');
    expect(keys()).toEqual(['first', 'second']);
  });

  test('survives a reload with the draft', () => {
    const { fill, submit, keys } = open(toDraft('terms', form, { key: 'before', form }));
    fill({ cardNumber: form.cardNumber });
    submit('after');
    expect(keys()).toEqual(['before']);
  });

  test('is not reused for the next person', () => {
    const { actor, stubs, fill, submit, keys } = open();
    for (const key of ['first', 'second']) {
      fill(form);
      submit(key);
      stubs.settle('createEmployee', { output: { id: key } });
      actor.send({ type: 'creation.restarted' });
    }
    expect(keys()).toEqual(['first', 'second']);
  });
});

describe('a refusal of the server', () => {
  test('is shown at its field, in its step, until that field is changed', () => {
    const { actor, stubs, fill, submit, state } = open();
    fill(form);
    submit('first');
    const taken = { pinfl: 'pinflTaken', phoneNumber: 'phoneTaken' };
    stubs.settle('createEmployee', problem(409, 'employeeExists', taken));
    expect(state().value).toBe('identity');
    expect(state().context.errors).toEqual(taken);
    actor.send({ type: 'step.completed' });
    expect(state().value).toBe('identity');
    fill({ pinfl: '30101909999992' });
    actor.send({ type: 'step.completed' });
    expect(state().value).toEqual({ terms: 'editing' });
    expect(state().context.errors).toEqual({ phoneNumber: 'phoneTaken' });
  });

  test('does not come from warnings: a number with a warning is sent', () => {
    const { fill, submit, keys } = open();
    fill({ ...form, pinfl: '70101909999990', cardNumber: '4242424242424242' });
    submit('first');
    expect(keys()).toEqual(['first']);
  });
});

test('going back and forth loses nothing', () => {
  const { actor, fill, state } = open();
  fill(form);
  actor.send({ type: 'step.completed' });
  actor.send({ type: 'step.returned' });
  actor.send({ type: 'step.completed' });
  expect(state().context.form).toEqual(form);
});

test('an untouched form leaves nothing behind', () => {
  const { actor, stubs, state } = open();
  actor.send({ type: 'creation.cancelled' });
  expect(state().status).toBe('done');
  expect(stubs.calls.map(({ src }) => src)).toEqual(['stepHistory', 'draftKeeper', 'loadDraft']);
});
