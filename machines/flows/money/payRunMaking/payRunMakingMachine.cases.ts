import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { payRunMakingMachine, payRunOf } from './payRunMakingMachine.ts';

const today = '2026-11-18';

export const cases = confirmedChangeCases(payRunMakingMachine, {
  subjects: { today: { today } },
  fields: {
    advance: { field: 'kind', value: 'advance' },
    salary: { field: 'kind', value: 'salary' },
    requests: { field: 'kind', value: 'requests' },
    october: { field: 'period', value: '2026-10' },
  },
  answers: {
    default: {
      id: '01935d2e-0000-7000-8000-000000000001',
      number: 1,
      kind: 'salary',
      period: '2026-11',
      state: 'draft',
      advancePercent: null,
      createdAt: '2026-11-18T03:50:00.000Z',
      byCalendar: false,
      createdBy: null,
      included: { count: 1, amount: tiyin(10_000_000) },
      excluded: { count: 0, amount: tiyin(0) },
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
      bankFile: null,
      reason: null,
      carried: { count: 0, amount: tiyin(0) },
      takenBack: { count: 0, amount: tiyin(0) },
      unpaid: 0,
      byNet: { count: 0, amount: tiyin(0) },
      tax: { count: 0, amount: tiyin(0) },
      undecided: { count: 0, amount: tiyin(0) },
      otherRequests: { count: 0, amount: tiyin(0) },
      confirming: 'open',
      payments: null,
      waiting: { count: 0, amount: tiyin(0) },
      confirmedAt: null,
      confirmedBy: null,
    },
  },
  refusals: {
    runOpen: refusal(409, 'runOpen'),
    nobodyToPay: refusal(409, 'nobodyToPay'),
    tooEarly: refusal(422, 'monthOutOfRange', { period: 'monthOutOfRange' }),
  },
  wrongly: ({ subject, form }) =>
    form.kind === 'advance' && payRunOf(form, subject).period !== '2026-11'
      ? 'an advance of another month'
      : undefined,
});
