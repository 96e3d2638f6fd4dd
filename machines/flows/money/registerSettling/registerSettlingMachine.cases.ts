import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { registerFields, registerSettlingMachine, type SettledRegister } from './registerSettlingMachine.ts';

const today = '2026-11-18';
const sum = { count: 1, amount: tiyin(10_000_000) };
const nothing = { count: 0, amount: tiyin(0) };
const register: SettledRegister['register'] = {
  id: '01935d2e-0000-7000-8000-000000000001',
  number: 1,
  createdAt: '2026-11-18T03:50:00.000Z',
  fileSavedAt: '2026-11-18T03:51:00.000Z',
  open: sum,
  settling: 'open',
};
const payment: SettledRegister['payment'] = {
  requestId: '01935d2e-0000-7000-8000-000000000002',
  employeeName: 'Rahimov Dilshod',
  amount: sum.amount,
};

export const cases = confirmedChangeCases(registerSettlingMachine, {
  subjects: {
    all: { verb: 'markPaid', register, payment: null, today },
    none: { verb: 'markUnpaid', register, payment: null, today },
    one: { verb: 'markUnpaid', register, payment, today },
    saved: { verb: 'handOver', register, payment: null, today },
    unsaved: { verb: 'handOver', register: { ...register, fileSavedAt: null }, payment: null, today },
    alone: { verb: 'markPaid', register: { ...register, settling: 'alone' }, payment: null, today },
  },
  fields: {
    tomorrow: { field: 'paidOn', value: '2026-11-19' },
    yesterday: { field: 'paidOn', value: '2026-11-17' },
    noDay: { field: 'paidOn', value: '' },
    today: { field: 'paidOn', value: today },
    why: { field: 'reason', value: 'Bank xati 118' },
    password: { field: 'password', value: 'Davomat1' },
  },
  answers: {
    default: {
      settled: 1,
      refused: 0,
      register: {
        ...register,
        createdBy: null,
        handedOverAt: null,
        today,
        settling: null,
        all: sum,
        open: nothing,
        paid: sum,
        unpaid: nothing,
      },
    },
  },
  refusals: {
    settled: refusal(409, 'registerSettled'),
    gone: refusal(404, 'notFound'),
    tooEarly: refusal(400, 'validationFailed', { paidOn: 'beforeRegister' }),
    wrongPassword: refusal(400, 'validationFailed', { password: 'passwordWrong' }),
  },
  goal: 'transitions',
  wrongly: ({ subject, form }) => {
    if (subject.verb === 'markPaid' && form.paidOn !== today) return `paid on "${form.paidOn}"`;
    const empty = registerFields(subject).find((field) => form[field] === '');
    return empty && `sent without ${empty}`;
  },
});
