import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { reasonGivingMachine, type TardinessDay } from './reasonGivingMachine.ts';

const late: TardinessDay = {
  date: '2026-11-17',
  tardinessMinutes: 20,
  state: 'due',
  deadline: '2026-11-18T13:00:00.000Z',
  reason: null,
  givenAt: null,
  decidedAt: null,
  note: null,
};

export const cases = confirmedChangeCases(reasonGivingMachine, {
  subjects: { late },
  fields: {
    given: { field: 'reason', value: 'Avtobus kechikdi' },
    blank: { field: 'reason', value: ' ' },
  },
  answers: {
    given: { ...late, state: 'given', reason: 'Avtobus kechikdi', givenAt: '2026-11-18T03:50:00.000Z' },
  },
  refusals: {
    decided: refusal(409, 'illegalTransition'),
    tooLong: refusal(400, 'validationFailed', { reason: 'tooLong' }),
  },
  wrongly: ({ form }) => (form.reason === '' ? 'an empty reason was sent' : undefined),
});
