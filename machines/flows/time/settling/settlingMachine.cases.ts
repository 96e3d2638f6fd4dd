import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { settlingMachine } from './settlingMachine.ts';

const first = 'reason 01935d2e-0000-7000-8000-000000000001 2026-11-17';
const second = 'reason 01935d2e-0000-7000-8000-000000000002 2026-11-17';
const rows = [
  { id: first, name: 'Rahimov Dilshod, 17-noyabr' },
  { id: second, name: 'Karimova Aziza, 17-noyabr' },
];

export const cases = confirmedChangeCases(settlingMachine, {
  subjects: {
    accept: { verb: 'accept', rows, item: null },
    refuse: { verb: 'refuse', rows, item: null },
    one: { verb: 'accept', rows: [rows[0]!], item: null },
  },
  fields: {
    given: { field: 'note', value: 'Hujjat yetishmaydi' },
    blank: { field: 'note', value: ' ' },
  },
  answers: {
    all: { [first]: null, [second]: null },
    first: { [first]: null, [second]: 'illegalTransition' },
  },
  refusals: { tooLong: refusal(400, 'validationFailed', { note: 'tooLong' }) },
  reports: true,
  goal: 'transitions',
  wrongly: ({ subject: { verb, rows: sent }, form, idempotencyKey }) => {
    if (verb === 'refuse' && form.note === '') return 'refused without a word';
    const again = idempotencyKey === 'second key';
    return again && sent.some(({ id }) => id === first) ? 'sends what is decided already' : undefined;
  },
});
