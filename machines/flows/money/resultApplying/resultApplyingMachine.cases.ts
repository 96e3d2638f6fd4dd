import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { resultApplyingMachine, resultFields, type AppliedResult } from './resultApplyingMachine.ts';

const today = '2026-11-18';
const amount = tiyin(10_000_000);
const sum = { count: 1, amount };
const nothing = { count: 0, amount: tiyin(0) };
const register: AppliedResult['register'] = {
  id: '01935d2e-0000-7000-8000-000000000001',
  number: 1,
  createdAt: '2026-11-18T03:50:00.000Z',
};
const rows: AppliedResult['rows'] = [{ line: 2, cardNumber: '8600120000000003', amount, outcome: 'paid' }];
const paid: AppliedResult = {
  register,
  rows,
  today,
  reading: { paid: sum, unpaid: nothing, late: nothing, settling: 'open' },
};

export const cases = confirmedChangeCases(resultApplyingMachine, {
  subjects: {
    paid,
    unpaid: {
      ...paid,
      rows: rows.map((row) => ({ ...row, outcome: 'unpaid' as const })),
      reading: { paid: nothing, unpaid: sum, late: nothing, settling: 'open' },
    },
  },
  fields: {
    tomorrow: { field: 'paidOn', value: '2026-11-19' },
    noDay: { field: 'paidOn', value: '' },
    today: { field: 'paidOn', value: today },
    why: { field: 'reason', value: 'Bank fayli 118' },
  },
  answers: {
    default: {
      settled: 1,
      late: 0,
      refused: 0,
      register: {
        ...register,
        createdBy: null,
        today,
        settling: null,
        fileSavedAt: register.createdAt,
        handedOverAt: register.createdAt,
        all: sum,
        open: nothing,
        paid: sum,
        unpaid: nothing,
      },
    },
  },
  refusals: {
    readBefore: refusal(409, 'resultReadBefore'),
    tooEarly: refusal(400, 'validationFailed', { paidOn: 'beforeRegister' }),
  },
  goal: 'transitions',
  wrongly: ({ subject, form }) => {
    if (subject.reading.paid.count > 0 && form.paidOn !== today) return `paid on "${form.paidOn}"`;
    const empty = resultFields(subject).find((field) => form[field] === '');
    return empty && `sent without ${empty}`;
  },
});
