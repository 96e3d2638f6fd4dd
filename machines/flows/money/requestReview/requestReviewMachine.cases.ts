import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { requestReviewMachine } from './requestReviewMachine.ts';
import { isAlone, needsReason, type PaymentRequest } from './reviewForm.ts';

/** 100 000 so'm of a month that has more. */
const request: PaymentRequest = {
  id: '01935d2e-0000-7000-8000-000000000001',
  employeeId: '01935d2e-0000-7000-8000-000000000002',
  employeeName: 'Rahimov Dilshod',
  kind: 'asked',
  runId: null,
  amount: tiyin(10_000_000),
  askedAmount: tiyin(10_000_000),
  period: '2026-11',
  state: 'inProcess',
  shownAs: 'inProgress',
  card: { id: '01935d2e-0000-7000-8000-000000000003', first4: '8600', last4: '0844', brand: 'uzcard' },
  note: 'Davolanish uchun',
  reviewReason: null,
  cancelledBy: null,
  requestedAt: '2026-11-18T03:50:00.000Z',
  reviewedAt: null,
  own: false,
  alone: false,
  cardHeldUntil: null,
  undoUntil: null,
  funds: {
    employeeStatus: 'active',
    earned: tiyin(238_095_230),
    enabled: tiyin(109_047_600),
    approvable: tiyin(119_047_600),
  },
};

export const cases = confirmedChangeCases(requestReviewMachine, {
  subjects: {
    approve: { verb: 'approve', request },
    cancel: { verb: 'cancel', request },
    own: { verb: 'approve', request: { ...request, own: true, alone: true } },
    undo: {
      verb: 'undo',
      request: { ...request, own: true, alone: true, state: 'approvedAlone', funds: null },
    },
    withdraw: { verb: 'withdraw', request: { ...request, funds: null } },
  },
  fields: {
    less: { field: 'amount', value: '6000000' },
    more: { field: 'amount', value: '10000100' },
    none: { field: 'amount', value: '' },
    given: { field: 'reason', value: 'Hujjat yetishmaydi' },
    blank: { field: 'reason', value: ' ' },
    password: { field: 'password', value: 'Davomat1' },
  },
  answers: { default: { ...request, state: 'approved', funds: null } },
  refusals: {
    illegal: refusal(409, 'illegalTransition'),
    exceeds: refusal(422, 'amountAboveEnabled', { amount: 'amountAboveEnabled' }),
    wrongPassword: refusal(400, 'validationFailed', { password: 'passwordWrong' }),
    notActive: refusal(422, 'employeeNotActive'),
  },
  wrongly: ({ subject, form }) => {
    const { verb, request: asked } = subject;
    if (isAlone(subject) && form.password === '') return `${verb} of one’s own was sent without a password`;
    if (needsReason(form, subject) && form.reason === '') return `${verb} was sent without a reason`;
    return verb === 'approve' && !(Number(form.amount) > 0 && Number(form.amount) <= asked.askedAmount)
      ? `${form.amount} was approved`
      : undefined;
  },
});
