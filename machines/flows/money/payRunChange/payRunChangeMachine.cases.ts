import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { payRunChangeFields, payRunChangeMachine, type ChangedRun } from './payRunChangeMachine.ts';

const amount = tiyin(100_000_000);
const nothing = { count: 0, amount: tiyin(0) };
const run: ChangedRun['run'] = {
  id: '01935d2e-0000-7000-8000-000000000001',
  number: 1,
  kind: 'salary',
  period: '2026-11',
  included: { count: 1, amount },
};
const item = {
  employeeId: '01935d2e-0000-7000-8000-000000000002',
  requestId: null,
  employeeName: 'Rahimov Dilshod',
  proposed: amount,
  amount,
};

export const cases = confirmedChangeCases(payRunChangeMachine, {
  subjects: {
    exclude: { verb: 'exclude', run, item },
    include: { verb: 'include', run, item },
    lower: { verb: 'lower', run, item },
    compute: { verb: 'compute', run, item: null },
    setNet: {
      verb: 'setNet',
      run,
      item: null,
      upload: {
        rows: [{ line: 2, pinfl: '30101909999992', net: 130_000_000 }],
        reading: { set: { count: 1, amount: tiyin(130_000_000) }, ours: amount, kept: 0, dropped: 0 },
      },
    },
    dropNet: { verb: 'dropNet', run, item: null },
    cancel: { verb: 'cancel', run, item: null },
    stop: { verb: 'stop', item: null, run: { ...run, waiting: { count: 1, amount } } },
    retry: {
      verb: 'retry',
      item: null,
      run: {
        ...run,
        payments: { underWay: nothing, paid: nothing, failed: { count: 1, amount }, cancelled: nothing },
      },
    },
  },
  fields: {
    less: { field: 'amount', value: '1000000' },
    same: { field: 'amount', value: String(amount) },
    why: { field: 'reason', value: 'Taʼtilda' },
  },
  answers: {
    default: {
      changed: 1,
      run: {
        ...run,
        state: 'draft',
        advancePercent: null,
        createdAt: '2026-11-18T03:50:00.000Z',
        byCalendar: false,
        createdBy: null,
        excluded: nothing,
        undecided: nothing,
        confirming: 'open',
        otherRequests: nothing,
        carried: nothing,
        takenBack: nothing,
        byNet: nothing,
        tax: nothing,
        unpaid: 0,
        confirmedAt: null,
        confirmedBy: null,
        payments: null,
        waiting: nothing,
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
      },
    },
  },
  refusals: {
    decided: refusal(409, 'illegalTransition'),
    nobodyLeft: refusal(409, 'nobodyToPay'),
    allSent: refusal(409, 'nothingToStop'),
    gone: refusal(404, 'notFound'),
    tooMuch: refusal(400, 'validationFailed', { amount: 'amountAboveProposed' }),
  },
  goal: 'transitions',
  wrongly: ({ subject, form }) => {
    const empty = payRunChangeFields(subject).find((field) => form[field] === '');
    return empty && `sent without ${empty}`;
  },
});
