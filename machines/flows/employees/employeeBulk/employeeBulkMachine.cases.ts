import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { employeeBulkMachine } from './employeeBulkMachine.ts';

const aziza = '01935d2e-0000-7000-8000-000000000001';
const dilshod = '01935d2e-0000-7000-8000-000000000002';
const rows = [
  { id: aziza, name: 'Karimova Aziza' },
  { id: dilshod, name: 'Rahimov Dilshod' },
];

export const cases = confirmedChangeCases(employeeBulkMachine, {
  subjects: { block: { verb: 'block', rows }, unblock: { verb: 'unblock', rows } },
  fields: {
    given: { field: 'reason', value: 'Taʼtilda' },
    blank: { field: 'reason', value: ' ' },
  },
  answers: {
    all: { [aziza]: null, [dilshod]: null },
    first: { [aziza]: null, [dilshod]: 'illegalTransition' },
  },
  refusals: { tooLong: refusal(400, 'validationFailed', { reason: 'tooLong' }) },
  reports: true,
  goal: 'transitions',
  wrongly: ({ subject: { verb, rows: sent }, form, idempotencyKey }) => {
    if (verb === 'block' && form.reason === '') return 'blocked without a reason';
    const again = idempotencyKey === 'second key';
    return again && sent.some(({ id }) => id === aziza) ? 'sends who is changed already' : undefined;
  },
});
