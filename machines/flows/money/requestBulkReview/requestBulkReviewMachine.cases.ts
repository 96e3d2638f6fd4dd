import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { requestBulkReviewMachine } from './requestBulkReviewMachine.ts';

const first = '01935d2e-0000-7000-8000-000000000001';
const second = '01935d2e-0000-7000-8000-000000000002';
const rows = [
  { id: first, name: 'Rahimov Dilshod, 100 000' },
  { id: second, name: 'Rahimov Dilshod, 200 000' },
];

export const cases = confirmedChangeCases(requestBulkReviewMachine, {
  subjects: { approve: { verb: 'approve', rows }, cancel: { verb: 'cancel', rows } },
  fields: {
    given: { field: 'reason', value: 'Hujjat yetishmaydi' },
    blank: { field: 'reason', value: ' ' },
  },
  answers: {
    all: { [first]: null, [second]: null },
    first: { [first]: null, [second]: 'illegalTransition' },
  },
  refusals: { tooLong: refusal(400, 'validationFailed', { reason: 'tooLong' }) },
  reports: true,
  goal: 'transitions',
  wrongly: ({ subject: { verb, rows: sent }, form, idempotencyKey }) => {
    if (verb === 'cancel' && form.reason === '') return 'cancelled without a reason';
    const again = idempotencyKey === 'second key';
    return again && sent.some(({ id }) => id === first) ? 'sends what is decided already' : undefined;
  },
});
