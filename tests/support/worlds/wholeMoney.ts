import { expect } from 'vitest';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { accountRules, type AccountKind } from '#domain/ledger/accounts.ts';
import { fromSom } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { colleague } from './debtWorld.ts';
import {
  cardId,
  company,
  earnedBy,
  ENABLED,
  PER_DAY,
  SALARY,
  server,
  TEN_DAYS_EARNED,
} from './paymentsWorld.ts';
import { acting, ledger, type Run } from './payRunsWorld.ts';
import { bodyOf } from './punching.ts';
import type { Session } from '../server/server.ts';

type Schemas = components['schemas'];
type Row = Schemas['PayRunItem'];
type Slip = Schemas['Payslip'];
type Details = Schemas['PaymentRequestDetails'];
/** What differs; a sum may be counted in a test. */
type More<Of> = Partial<Record<keyof Of, unknown>>;

/** The time of the world's clock. */
export const MORNING = '2026-11-18T03:50:00.000Z';
/** The world's other card. */
export const otherCardOf = (id: string) => ({ id, first4: '9860', last4: '0006', brand: 'humo' });
const CARD = () => ({ id: cardId, first4: '8600', last4: '0003', brand: 'uzcard' });

/** The balances of all accounts that have one. */
export const booked = async () =>
  Object.fromEntries(Object.entries((await ledger()).balances).filter(([, balance]) => balance !== 0));

/** All balances of a company whose other accounts come to these: the bank has given the rest. */
export const books = (others: Partial<Record<AccountKind, number>>) => {
  let bank = 0;
  for (const kind of Object.keys(others) as AccountKind[]) bank -= accountRules[kind].normal * others[kind]!;
  return bank === 0 ? others : { ...others, bank };
};

export const none = { count: 0, amount: 0 };
export const one = (amount: number) => ({ count: 1, amount });

/** All that a draft says, of which nothing else is known. */
export const drafted = ({ id, number, createdAt, createdBy }: Run, more: More<Run> = {}) => ({
  ...{
    id,
    number,
    createdAt,
    createdBy,
    byCalendar: false,
    kind: 'salary',
    period: '2026-10',
    state: 'draft',
  },
  ...{ included: none, excluded: none, carried: none, takenBack: none, byNet: none, tax: none, unpaid: 0 },
  ...{ undecided: none, otherRequests: none, waiting: none, lowered: 0, withoutCard: 0, notActive: 0 },
  ...{ aboveMost: 0, aboveHalf: 0, warned: 0, heldCards: 0, heldUntil: null, mostInPayment: null },
  ...{ confirming: 'open', provider: 'hand', confirmedAt: null, confirmedBy: null, payments: null },
  ...{ advancePercent: null, bankFile: null, reason: null, ...more },
});
/** All that a draft says once it is confirmed in the morning of the world, and nothing of it is sent. */
export const confirmedOf = (run: Run, more: More<Run> = {}) => ({
  ...{ ...run, state: 'confirmed', confirming: null, provider: null, waiting: run.included },
  ...{ undecided: none, otherRequests: none, heldCards: 0, heldUntil: null, mostInPayment: null },
  ...{ confirmedAt: MORNING, confirmedBy: run.createdBy, payments: paymentsOf(run.included), ...more },
});
/** What became of the payments of a run. */
export const paymentsOf = (
  underWay: { count: number; amount: number },
  more: Partial<Record<keyof Schemas['PayRunPayments'], unknown>> = {},
) => ({ underWay, paid: none, failed: none, cancelled: none, ...more });

/** With the colleague, who has not identified themselves. */
export const withColleague = (amount: number) => ({ included: one(amount), notActive: 1, warned: 1 });

/** A person's row of a run, where nothing beside their days is known. */
const row = (amount: number, more: More<Row>) => ({
  ...{ hasCard: true, requestId: null, requestedAt: null, cardHeldUntil: null, workingDays: 21 },
  ...{ adjustments: 0, share: null, limit: null, reserved: 0, paid: 0, additions: 0, deductions: 0, tax: 0 },
  ...{ netPay: null, netDifference: 0, lines: [], aboveHalf: false, carryOver: 0, carried: 0 },
  ...{ proposed: amount, amount, excluded: false, reason: null, payment: null, ...more },
});
export const debtorsRow = (daysWorked: number, amount: number, more: More<Row> = {}) => ({
  ...{ employeeId: company.employee.jobId, employeeName: 'Rahimov Dilshod', employeeStatus: 'active' },
  ...{ salary: SALARY, daysWorked, earned: earnedBy(daysWorked), ...row(amount, more) },
});
export const colleaguesRow = (daysWorked: 0 | 21, amount: number, more: More<Row> = {}) => ({
  ...{ employeeId: colleague, employeeName: 'Yusupova Dilshod', employeeStatus: 'notIdentified' },
  ...{ salary: fromSom(3_000_000), daysWorked, earned: earnedBy(daysWorked, fromSom(3_000_000)) },
  ...row(amount, more),
});

/** A payment that the employee asked for in the morning after ten days that count, as employers see it while it waits. */
export const askedFor = (id: string, amount: number, more: More<Details> = {}) => ({
  ...{ id, employeeId: company.employee.jobId, employeeName: 'Rahimov Dilshod', kind: 'asked', runId: null },
  ...{ amount, askedAmount: amount, period: '2026-11', state: 'inProcess', shownAs: 'inProgress' },
  ...{ card: CARD(), note: null, reviewReason: null, cancelledBy: null, requestedAt: MORNING },
  ...{ reviewedAt: null, own: false, alone: false, cardHeldUntil: null, undoUntil: null },
  ...{ funds: fundsFor(amount), ...more },
});
/** What a payment can be given from, beside others that come to so much. */
export const fundsFor = (amount: number, others = 0) => ({
  ...{ employeeStatus: 'active', earned: TEN_DAYS_EARNED, enabled: ENABLED - others - amount },
  approvable: ENABLED - others,
});
/** The same as it is read alone, where nothing of it is to settle. */
export const readOf = (id: string, amount: number, more: More<Details> = {}) =>
  askedFor(id, amount, {
    ...{ byHand: false, mayPayByHand: false, stopped: false, settling: null, lateSettling: null },
    ...{ cardShowing: null, cardSeen: null, today: '2026-11-18', paidOn: null, attempts: [], ...more },
  });
/** What is read of one alone, with what happened and who did it as its history. */
export const readRequest = async (id: string, caller: { as: Session; job?: string } = acting()) => {
  const { history, ...read } = bodyOf(await server.call('getPaymentRequest', { ...caller, path: { id } }));
  return { ...read, history: history.map(({ event, by }) => (by === null ? event : `${event}: ${by}`)) };
};
/** The employer has no name, and is called by their number. */
export const employersName = async () =>
  bodyOf(await server.call('getAccount', { as: company.employer })).phoneNumber;
/** What became of an attempt, as a person or a provider says it. */
export const answerOf = (outcome: string, more: More<Schemas['PayoutAnswer']> = {}) => ({
  ...{ id: expect.any(String) as string, at: MORNING, source: 'hand', outcome, code: null, reference: null },
  ...{ paidOn: null, note: null, by: null, ...more },
});
/** What changes of one when it is approved in the morning. */
export const approvedNow = { state: 'approved', reviewedAt: MORNING, funds: null };
/** The only payment of a salary run that was confirmed in the morning. */
export const salaryOf = (run: Run, id: string, more: More<Details> = {}) =>
  readOf(id, run.included.amount, { kind: 'salary', runId: run.id, ...approvedNow, ...more });

/** A payslip without what names its person and entry. */
export const told = ({ payments, ...slip }: Slip) => ({
  ...{ ...slip, pinfl: null, entry: null },
  payments: payments.map(({ kind, amount, paidOn }) => [kind, amount, paidOn]),
});
const slip = (month: CompanyMonth, salary: number, counted: number, more: More<Slip>) => {
  const [earned, to] = [earnedBy(counted, salary), month === '2026-10' ? 31 : 30];
  return {
    ...{
      month,
      organizationTitle: 'Namuna',
      organizationTin: '1234567',
      pinfl: null,
      entry: null,
      position: null,
    },
    ...{ personnelNumber: null, minutesWorked: counted * 550, daysWorked: counted, away: [], earned },
    spans: [{ from: `${month}-01`, to: `${month}-${to}`, salary, share: '1/21', counted, earned }],
    ...{ netDifference: 0, adjustments: 0, additions: 0, tax: 0, pension: 0, deductions: 0, advances: 0 },
    ...{ carried: 0, toPay: 0, salary: 0, left: 0, lines: [], payments: [], ...more },
  };
};
export const debtorsSlip = (month: CompanyMonth, days: number, more: More<Slip>) => ({
  ...{ employeeName: 'Rahimov Dilshod', ...slip(month, SALARY, days, more) },
});
/** Of October. */
export const colleaguesSlip = (more: More<Slip>, days = 21, salary = fromSom(3_000_000)) => ({
  employeeName: 'Yusupova Dilshod',
  ...slip('2026-10', salary, days, more),
});

/** All that a person is shown in November after so many days that count, of whom nothing else is known. */
export const shownAfter = (daysWorked: number) => {
  const earned = earnedBy(daysWorked);
  const allowed = Math.floor(earned / 2);
  const span = { from: '2026-11-01', to: '2026-11-30', salary: SALARY, share: '1/21' };
  return {
    ...{ period: '2026-11', salary: SALARY, salaryBasis: 'net', salaryPerDay: PER_DAY, workingDays: 21 },
    ...{ daysWorked, uncountedDays: 0, openDay: null, earned, adjustments: 0, carryOver: 0 },
    spans: [{ ...span, counted: daysWorked, earned }],
    ...{ allowedPercent: 50, allowed, limit: null, limitOf: null, limitUntil: null, minimumRequest: 100_000 },
    ...{ reserved: 0, paid: 0, enabled: allowed - (allowed % 100), status: 'active' },
    card: CARD(),
    ahead: { lastMonth: null, next: null, missedCheckOuts: [], reasonsDue: [] },
  };
};
