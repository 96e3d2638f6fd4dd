import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { salaryMovingMachine } from './salaryMovingMachine.ts';

const id = '01935d2e-0000-7000-8000-000000000001';

export const cases = confirmedChangeCases(salaryMovingMachine, {
  subjects: {
    december: {
      id,
      version: 2,
      validFrom: '2026-12-01',
      salary: tiyin(700_000_000),
      today: '2026-11-18',
    },
  },
  fields: {
    january: { field: 'to', value: '2027-01-01' },
    same: { field: 'to', value: '2026-12-01' },
    none: { field: 'to', value: '' },
  },
  answers: { default: undefined },
  refusals: {
    gone: refusal(404, 'notFound'),
    changed: refusal(409, 'changedMeanwhile'),
    begunMeanwhile: refusal(400, 'validationFailed', { to: 'notAhead' }),
  },
  goal: 'transitions',
  wrongly: ({ form }) => (form.to === '2027-01-01' ? undefined : 'a salary is moved to a wrong day'),
});
