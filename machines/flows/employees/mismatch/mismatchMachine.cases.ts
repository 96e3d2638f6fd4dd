import { defineCases } from '#machines/support/cases.ts';
import { mismatchMachine, type ResolveMismatchInput } from './mismatchMachine.ts';

const id = '01935d2e-0000-7000-8000-000000000001';
const form = { pinfl: '52902049999978', phoneNumber: '998901234567' };
const problem = (status: number, code: string, fields: Record<string, string> = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields } },
});

export const cases = defineCases(mismatchMachine, {
  inputs: { default: { id } },
  cases: {
    'mismatch.opened': { default: { version: 1, form } },
    'field.changed': {
      pinfl: { field: 'pinfl', value: '30101909999992' },
      noPhone: { field: 'phoneNumber', value: '' },
    },
    'mismatch.submitted': { default: { newKey: 'key' } },
    'mismatch.dismissed': { default: {} },
    'xstate.done.actor.resolveMismatch': { default: { output: undefined } },
    'xstate.error.actor.resolveMismatch': {
      network: { error: { failure: { kind: 'network' } } },
      stays: problem(422, 'mismatchStays', { pinfl: 'mismatchStays' }),
      taken: problem(409, 'employeeExists', { phoneNumber: 'phoneTaken' }),
      changed: problem(409, 'changedMeanwhile'),
    },
  },
  invariant: ({ value, context }, { calls }) => {
    const call = calls.at(-1);
    if ((value === 'sending') !== (call?.status === 'running'))
      return 'a correction is under way exactly while sending';
    const input = call?.input as ResolveMismatchInput | undefined;
    if (value === 'sending' && !input?.idempotencyKey) return 'a correction went without its key';
    if (value === 'sending' && JSON.stringify(input?.form) !== JSON.stringify(context.form))
      return 'another form was sent';
    return undefined;
  },
});
