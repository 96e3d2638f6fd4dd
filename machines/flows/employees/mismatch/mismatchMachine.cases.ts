import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { mismatchMachine } from './mismatchMachine.ts';

const id = '01935d2e-0000-7000-8000-000000000001';

export const cases = confirmedChangeCases(mismatchMachine, {
  subjects: { default: { id, version: 1, pinfl: '52902049999978', phoneNumber: '998901234567' } },
  fields: {
    pinfl: { field: 'pinfl', value: '30101909999992' },
    noPhone: { field: 'phoneNumber', value: '' },
  },
  answers: { default: undefined },
  refusals: {
    stays: refusal(422, 'mismatchStays', { pinfl: 'mismatchStays' }),
    taken: refusal(409, 'employeeExists', { phoneNumber: 'phoneTaken' }),
    changed: refusal(409, 'changedMeanwhile'),
  },
  wrongly: ({ form }) => (form.phoneNumber === '' ? 'an incomplete correction was sent' : undefined),
});
