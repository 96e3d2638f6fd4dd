import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { payoutSettlingMachine } from './payoutSettlingMachine.ts';
import { isSettledAlone, needsReason, type SettledPayment } from './settlingForm.ts';

const today = '2026-11-18';
const request: SettledPayment['request'] = {
  id: '01935d2e-0000-7000-8000-000000000001',
  employeeName: 'Rahimov Dilshod',
  amount: tiyin(10_000_000),
  state: 'approved',
  settling: 'open',
  lateSettling: null,
  reviewedAt: '2026-11-18T03:50:00.000Z',
};

export const cases = confirmedChangeCases(payoutSettlingMachine, {
  subjects: {
    paid: { verb: 'markPaid', request, attempt: null, today },
    returned: { verb: 'markReturned', request: { ...request, state: 'paid' }, attempt: null, today },
    doubtful: { verb: 'markUnpaid', request: { ...request, state: 'inDoubt' }, attempt: null, today },
    own: { verb: 'markPaid', request: { ...request, settling: 'alone' }, attempt: null, today },
    late: {
      verb: 'markPaid',
      request: { ...request, state: 'failed', settling: null, lateSettling: 'open' },
      attempt: { n: 1, amount: request.amount, at: '2026-11-18T03:55:00.000Z' },
      today,
    },
  },
  fields: {
    tomorrow: { field: 'paidOn', value: '2026-11-19' },
    yesterday: { field: 'paidOn', value: '2026-11-17' },
    noDay: { field: 'paidOn', value: '' },
    today: { field: 'paidOn', value: today },
    number: { field: 'reference', value: '1024' },
    why: { field: 'reason', value: 'Karta yopilgan' },
    password: { field: 'password', value: 'Davomat1' },
  },
  answers: { default: undefined },
  refusals: {
    illegal: refusal(409, 'illegalTransition'),
    gone: refusal(404, 'notFound'),
    tooEarly: refusal(400, 'validationFailed', { paidOn: 'beforeApproval' }),
    wrongPassword: refusal(400, 'validationFailed', { password: 'passwordWrong' }),
  },
  goal: 'transitions',
  wrongly: ({ subject, form }) => {
    if (subject.verb === 'markPaid' && form.paidOn !== today) return `paid on "${form.paidOn}"`;
    if (needsReason(subject) && form.reason === '') return `${subject.verb} was sent without a reason`;
    return isSettledAlone(subject) && form.password === '' ? 'sent without a password' : undefined;
  },
});
