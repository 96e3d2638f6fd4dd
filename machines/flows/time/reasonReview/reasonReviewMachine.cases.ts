import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { reasonReviewMachine, type TardinessReason } from './reasonReviewMachine.ts';

const reason: TardinessReason = {
  id: '01935d2e-0000-7000-8000-000000000001',
  employeeId: '01935d2e-0000-7000-8000-000000000002',
  employeeName: 'Rahimov Dilshod',
  date: '2026-11-17',
  tardinessMinutes: 20,
  state: 'given',
  reason: 'Avtobus kechikdi',
  givenAt: '2026-11-18T03:50:00.000Z',
  decidedAt: null,
  note: null,
  own: false,
};

export const cases = confirmedChangeCases(reasonReviewMachine, {
  subjects: { accept: { verb: 'accept', reason }, refuse: { verb: 'refuse', reason } },
  fields: {
    given: { field: 'note', value: 'Avtobus har kuni qatnaydi' },
    blank: { field: 'note', value: ' ' },
  },
  answers: { default: { ...reason, state: 'accepted', decidedAt: '2026-11-18T03:55:00.000Z' } },
  refusals: {
    decided: refusal(409, 'illegalTransition'),
    tooLong: refusal(400, 'validationFailed', { note: 'tooLong' }),
  },
  wrongly: ({ subject: { verb }, form }) =>
    verb === 'refuse' && form.note === '' ? 'refused without a word' : undefined,
});
