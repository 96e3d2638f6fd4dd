import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { payLineChangeMachine, payLineFields } from './payLineChangeMachine.ts';

const person = {
  employeeId: '01935d2e-0000-7000-8000-000000000002',
  employeeName: 'Rahimov Dilshod',
};
const period = '2026-11';

export const cases = confirmedChangeCases(payLineChangeMachine, {
  subjects: {
    add: {
      ...person,
      verb: 'add',
      period,
      months: [period],
      line: null,
      mostDeducted: tiyin(100_000_000),
    },
    withdraw: {
      ...person,
      verb: 'withdraw',
      line: {
        id: '01935d2e-0000-7000-8000-000000000003',
        period,
        kind: 'bonus',
        amount: tiyin(50_000_000),
      },
    },
  },
  fields: {
    deduct: { field: 'kind', value: 'deduction' },
    little: { field: 'amount', value: '10000000' },
    tooMuch: { field: 'amount', value: '999999999900' },
    why: { field: 'reason', value: 'Loyiha uchun' },
  },
  answers: { default: undefined },
  refusals: {
    gone: refusal(404, 'notFound'),
    own: refusal(403, 'ownPayLine'),
    aboveHalf: refusal(422, 'deductionAboveHalf', { amount: 'deductionAboveHalf' }),
  },
  goal: 'transitions',
  wrongly: ({ subject, form }) => {
    const empty = payLineFields(subject).find((field) => form[field] === '');
    if (empty) return `sent without ${empty}`;
    const isTooMuch = subject.verb === 'add' && form.kind === 'deduction' && form.amount === '999999999900';
    return isTooMuch ? 'deducts more than half' : undefined;
  },
});
