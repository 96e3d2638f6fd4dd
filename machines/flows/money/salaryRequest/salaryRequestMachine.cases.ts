import { tiyin } from '#domain/money.ts';
import { defineCases } from '#machines/support/cases.ts';
import { salaryRequestMachine } from './salaryRequestMachine.ts';
import type { Askable, PaymentRequest, RequestDraft, Salary } from './salaryRequestSetup.ts';

const id = '01935d2e-0000-7000-8000-000000000001';
const card = { id, first4: '8600', last4: '0842', brand: 'uzcard' } as const;
const otherCard = {
  id: '01935d2e-0000-7000-8000-000000000002',
  first4: '9860',
  last4: '0006',
  brand: 'humo',
} as const;

const salary: Salary = {
  period: '2026-11',
  salary: tiyin(600_000_000),
  workingDays: 20,
  daysWorked: 10,
  uncountedDays: 0,
  salaryPerDay: tiyin(30_000_000),
  earned: tiyin(300_000_000),
  spans: [
    {
      from: '2026-11-01',
      to: '2026-11-20',
      salary: tiyin(600_000_000),
      share: '1/20',
      counted: 10,
      earned: tiyin(300_000_000),
    },
  ],
  adjustments: tiyin(0),
  allowedPercent: 50,
  allowed: tiyin(150_000_000),
  limit: null,
  limitOf: null,
  limitUntil: null,
  carryOver: tiyin(0),
  reserved: tiyin(0),
  paid: tiyin(0),
  enabled: tiyin(150_000_000),
  salaryBasis: 'net',
  minimumRequest: tiyin(100_000),
  openDay: null,
  card,
  status: 'active',
  ahead: null,
};
const request: PaymentRequest = {
  id,
  employeeId: id,
  employeeName: 'Aziza Karimova',
  kind: 'asked',
  runId: null,
  amount: tiyin(100_000_000),
  askedAmount: tiyin(100_000_000),
  period: '2026-11',
  state: 'inProcess',
  shownAs: 'inProgress',
  card,
  note: null,
  reviewReason: null,
  cancelledBy: null,
  requestedAt: '2026-11-20T12:00:00Z',
  reviewedAt: null,
  own: false,
  alone: false,
  cardHeldUntil: null,
  undoUntil: null,
  funds: null,
};
const draft: RequestDraft = { amount: tiyin(50_000_000), note: 'Ijara', cardId: null, idempotencyKey: null };
const problem = (status: number, code: string, fields: Record<string, string> = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields } },
});
const askable: Askable = { salary, cards: [card, otherCard] };
const loaded = {
  some: { output: askable },
  none: { output: { ...askable, salary: { ...salary, enabled: tiyin(0) } } },
  // The other was removed meanwhile.
  oneCard: { output: { ...askable, cards: [card] } },
};
const notLoaded = { network: { error: { failure: { kind: 'network' } } } };

export const cases = defineCases(salaryRequestMachine, {
  inputs: { default: { owner: 'account/job' } },
  cases: {
    'amount.changed': {
      good: { amount: tiyin(100_000_000) },
      tooMuch: { amount: tiyin(200_000_000) },
      empty: { amount: null },
    },
    'amount.allChosen': { default: {} },
    'note.changed': { default: { note: 'Dori uchun' } },
    'card.chosen': { other: { cardId: otherCard.id } },
    'request.submitted': { default: { newKey: 'key' } },
    'request.retried': { default: {} },
    'request.edited': { default: {} },
    'salary.retried': { default: {} },
    'xstate.done.actor.loadDraft': { none: { output: null }, typed: { output: draft } },
    'xstate.error.actor.loadDraft': { closed: { error: 'IndexedDB does not open' } },
    'xstate.done.actor.loadSalary': loaded,
    'xstate.error.actor.loadSalary': notLoaded,
    'xstate.done.actor.reloadSalary': loaded,
    'xstate.error.actor.reloadSalary': notLoaded,
    'xstate.done.actor.sendSalaryRequest': { default: { output: request } },
    'xstate.error.actor.sendSalaryRequest': {
      amount: problem(422, 'amountAboveEnabled', { amount: 'amountAboveEnabled' }),
      blocked: problem(403, 'employeeBlocked'),
      network: { error: { failure: { kind: 'network' } } },
    },
  },
  invariant: ({ value, context }, { calls }) => {
    const sends = calls.filter((call) => call.src === 'sendSalaryRequest');
    if (value === 'sending' && !context.idempotencyKey) return 'a request went without its key';
    if (value === 'sending' && (context.amount ?? 0) > (context.salary?.enabled ?? 0))
      return 'more than enabled was sent';
    if (value === 'sending' && !context.cards.some((one) => one.id === context.cardId))
      return 'a request went to a card that is not theirs';
    if (value !== 'sending' && sends.at(-1)?.status === 'running')
      return 'a request is under way outside sending';
    return undefined;
  },
});
