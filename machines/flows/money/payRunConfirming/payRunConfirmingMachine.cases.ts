import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import {
  payRunConfirmingFields,
  payRunConfirmingMachine,
  type RunToConfirm,
} from './payRunConfirmingMachine.ts';

const nothing = { count: 0, amount: tiyin(0) };
const included = { count: 1, amount: tiyin(100_000_000) };
const run: RunToConfirm = {
  id: '01935d2e-0000-7000-8000-000000000001',
  number: 1,
  kind: 'salary',
  period: '2026-11',
  included,
  undecided: nothing,
  carried: nothing,
  takenBack: nothing,
  confirming: 'open',
};

export const cases = confirmedChangeCases(payRunConfirmingMachine, {
  subjects: { open: run, alone: { ...run, confirming: 'alone' } },
  fields: {
    why: { field: 'note', value: 'Boshqa egasi yoʻq' },
    password: { field: 'password', value: 'Davomat1' },
  },
  answers: {
    default: {
      ...run,
      state: 'confirmed',
      advancePercent: null,
      createdAt: '2026-11-18T03:50:00.000Z',
      byCalendar: false,
      createdBy: null,
      excluded: nothing,
      otherRequests: nothing,
      confirming: null,
      confirmedAt: '2026-11-18T04:00:00.000Z',
      provider: 'hand',
      mostInPayment: null,
      lowered: 0,
      withoutCard: 0,
      notActive: 0,
      aboveMost: 0,
      aboveHalf: 0,
      heldCards: 0,
      heldUntil: null,
      warned: 0,
      unpaid: 0,
      bankFile: null,
      reason: null,
      confirmedBy: null,
      waiting: included,
      byNet: nothing,
      tax: nothing,
      payments: { underWay: included, paid: nothing, failed: nothing, cancelled: nothing },
    },
  },
  refusals: {
    outdated: refusal(409, 'runOutdated'),
    otherTotals: refusal(409, 'runTotalsChanged'),
    wrongPassword: refusal(400, 'validationFailed', { password: 'passwordWrong' }),
  },
  goal: 'transitions',
  wrongly: ({ subject, form }) => {
    const empty = payRunConfirmingFields(subject).find((field) => form[field] === '');
    return empty && `sent without ${empty}`;
  },
});
