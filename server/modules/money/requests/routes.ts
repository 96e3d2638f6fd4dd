import { companyDate } from '#domain/calendar/index.ts';
import { paymentRequestStates, shownAs } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import { attemptCounter, passwordProver } from '../../auth/index.ts';
import { amountsAsked } from '../../amountRange.ts';
import { readEmployee, searchOf } from '../../employees/records/index.ts';
import { notifier } from '../../notifications/index.ts';
import { inUnitOf, scopeOf, unitCountsOf } from '../../organization/index.ts';
import { offsetOf, pageOf } from '../../page.ts';
import { forbidden, notFound } from '../../../http/problem.ts';
import { announceMade, announceOutcome, announceRequests } from './announce.ts';
import { exportRequests } from './export.ts';
import { presentDetails, presentFor, presentRequests, presentResults } from './present.ts';
import {
  countRequests,
  countRequestsByUnit,
  selectRequest,
  selectRequests,
  type RequestFilter,
} from './sql/requests.ts';
import { payByEarlierAttempt } from './followPayouts.ts';
import { myEarnings } from './myEarnings.ts';
import { requestSalary } from './request.ts';
import { pickDecided, reviewRequests, withdrawRequest } from './review.ts';
import { explainOwnSalary, explainSalary } from './salary.ts';
import { settleLate } from './settleLate.ts';
import { showCard } from './showCard.ts';
import { settlePayment } from './settlePayment.ts';
import { totalsOf } from './totals.ts';

type Operations =
  | 'getSalary'
  | 'getMyEarnings'
  | 'getEmployeeEarnings'
  | 'createSalaryRequest'
  | 'cancelSalaryRequest'
  | 'listPaymentRequests'
  | 'exportPaymentRequests'
  | 'getPaymentRequest'
  | 'countWaitingRequests'
  | 'reviewPaymentRequests'
  | 'settlePaymentRequest'
  | 'showPayoutCard';

/** Employees see their own requests, managers those of their people, others see all. */
const seenBy = (caller: AtJob, now: number): RequestFilter => ({
  organizationId: caller.organizationId,
  employeeId: caller.role === 'employee' ? caller.jobId : undefined,
  scope: scopeOf(caller, companyDate(now)),
});

/** Filter of listPaymentRequests and exportPaymentRequests. Managers cannot search by PINFL or passport. */
const filterOf = (
  {
    search,
    unit,
    ...range
  }: Pick<components['schemas']['PaymentRequestExport'], 'search' | 'unit' | 'amountFrom' | 'amountTo'>,
  caller: AtJob,
  now: number,
  place: string,
): RequestFilter => ({
  ...seenBy(caller, now),
  asked: caller.role !== 'employee',
  search: searchOf(search, caller.role !== 'manager'),
  unit: caller.role === 'employee' ? undefined : inUnitOf(unit, companyDate(now)),
  amounts: amountsAsked(range, place),
});

/** The state `approved` includes approvals that can still be undone. */
const statesAsked = (asked: Pick<components['schemas']['PaymentRequestExport'], 'state' | 'shownAs'>) =>
  paymentRequestStates.filter(
    (state) =>
      [undefined, state, state === 'approvedAlone' ? 'approved' : state].includes(asked.state) &&
      (asked.shownAs ?? shownAs(state)) === shownAs(state),
  );

export const paymentsHandlers = (
  services: Services,
  notify = notifier(services),
  prove = passwordProver(services),
  attempts = attemptCounter(services),
  { db, clock } = services,
): Pick<Handlers, Operations> => ({
  getSalary: async ({ caller: { organizationId, jobId } }) =>
    reply<'getSalary'>()(200, await explainOwnSalary(db, organizationId, jobId, clock.now())),

  getMyEarnings: async ({ query: { month }, caller: { organizationId, jobId } }) => {
    const employee = await readEmployee(db, organizationId, jobId);
    const mine = await myEarnings(db, { organizationId, employee, month }, clock.now());
    return reply<'getMyEarnings'>()(200, mine);
  },

  getEmployeeEarnings: async ({ params: { id }, caller: { organizationId } }) => {
    const employee = await readEmployee(db, organizationId, id);
    return reply<'getEmployeeEarnings'>()(
      200,
      await explainSalary(db, organizationId, employee, clock.now()),
    );
  },

  createSalaryRequest: async ({ body, caller: { organizationId, jobId, accountId }, inChange }) =>
    inChange(async (tx) => {
      const who = { organizationId, employeeId: jobId, byAccountId: accountId, at: clock.date() };
      const made = await requestSalary(tx, who, body);
      await announceMade(tx, notify, made, who.at);
      const [request] = await presentRequests(tx, organizationId, [made]);
      return reply<'createSalaryRequest'>()(201, request!);
    }),

  cancelSalaryRequest: async ({ params: { id }, caller: { organizationId, jobId, accountId }, inChange }) =>
    inChange(async (tx) => {
      const who = { organizationId, employeeId: jobId, byAccountId: accountId, at: clock.date() };
      const withdrawn = await withdrawRequest(tx, { ...who, id });
      await announceRequests(tx, organizationId, [withdrawn], who.at);
      const [request] = await presentRequests(tx, organizationId, [withdrawn]);
      return reply<'cancelSalaryRequest'>()(200, request!);
    }),

  countWaitingRequests: async ({ caller }) =>
    reply<'countWaitingRequests'>()(200, {
      count: await countRequests(db, { ...seenBy(caller, clock.now()), asked: true, states: ['inProcess'] }),
    }),

  listPaymentRequests: async ({ query, caller }) => {
    const page = pageOf(query);
    const states = statesAsked(query);
    const date = companyDate(clock.now());
    const found = filterOf(query, caller, clock.now(), '/query');
    const employeeId = found.employeeId ?? query.employee;
    const filter = { ...found, employeeId, asked: true };
    const totals = await totalsOf(db, filter);
    const total = states.reduce((sum, state) => sum + totals[state].count, 0);
    const { sort = '-requestedAt' } = query;
    const rows = await selectRequests(db, { ...filter, states }, sort, offsetOf(page));
    const items = await presentFor(db, caller, rows, clock.now());
    const unitCounts =
      caller.role === 'employee'
        ? { units: [], none: 0 }
        : await unitCountsOf(db, caller.organizationId, filter.scope, {
            inUnits: () => countRequestsByUnit(db, { ...filter, states }, date),
            inAll: async () =>
              filter.unit ? countRequests(db, { ...filter, unit: undefined, states }) : total,
          });
    return reply<'listPaymentRequests'>()(200, { items, ...page, total, totals, unitCounts });
  },

  exportPaymentRequests: async ({ body, caller }) => {
    const { format, language, sort = '-requestedAt' } = body;
    const filter = { ...filterOf(body, caller, clock.now(), ''), states: statesAsked(body) };
    const file = exportRequests(db, { filter, sort, format, language, now: clock.now() });
    return reply<'exportPaymentRequests'>()(200, file);
  },

  getPaymentRequest: async ({ params: { id }, caller }) => {
    const row = await selectRequest(db, seenBy(caller, clock.now()), id);
    if (!row) throw notFound();
    return reply<'getPaymentRequest'>()(200, await presentDetails(db, caller, row, clock.now()));
  },

  showPayoutCard: async ({ params: { id }, body: { password }, caller, inChange }) => {
    const { organizationId, accountId } = caller;
    if (!(await selectRequest(db, seenBy(caller, clock.now()), id))) throw notFound();
    await attempts.take([['cardShown', accountId]]);
    if (password !== undefined) await prove(caller, password, '/password');
    return inChange(async (tx) => {
      const row = await selectRequest(tx, seenBy(caller, clock.now()), id);
      if (!row) throw notFound();
      const by = { organizationId, accountId, at: clock.date(), isProven: password !== undefined };
      const cardNumber = await showCard(services, tx, by, row);
      await announceRequests(tx, organizationId, [row], by.at);
      return reply<'showPayoutCard'>()(200, { cardNumber });
    });
  },

  settlePaymentRequest: async ({ params: { id }, body, caller, inChange }) => {
    const { organizationId, accountId } = caller;
    // Hashing takes long: not while rows are locked.
    if (body.password !== undefined) await prove(caller, body.password, '/password');
    return inChange(async (tx) => {
      const at = clock.date();
      const by = { organizationId, accountId, at, isProven: body.password !== undefined };
      if (body.attempt !== undefined) {
        const noted = await settleLate(tx, notify, by, id, body);
        return reply<'settlePaymentRequest'>()(200, await presentDetails(tx, caller, noted, clock.now()));
      }
      const settled = await settlePayment(tx, by, id, body);
      const unpaid = await payByEarlierAttempt(tx, notify, { organizationId, at }, [settled]);
      await announceOutcome(tx, notify, organizationId, unpaid, at);
      const after = unpaid.length ? settled : (await selectRequest(tx, seenBy(caller, clock.now()), id))!;
      const details = await presentDetails(tx, caller, after, clock.now());
      return reply<'settlePaymentRequest'>()(200, details);
    });
  },

  reviewPaymentRequests: async ({ body, caller, inChange }) => {
    const { organizationId, accountId } = caller;
    const { requests, event, reason, password, byHand } = body;
    // Managers neither pay nor see cards.
    if (byHand && caller.role === 'manager') throw forbidden();
    // Hashing takes long: not while rows are locked.
    if (password !== undefined) await prove(caller, password, '/password');
    return inChange(async (tx) => {
      const by = {
        organizationId,
        byAccountId: accountId,
        at: clock.date(),
        isProven: password !== undefined,
      };
      const scope = scopeOf(caller, companyDate(clock.now()));
      const results = await reviewRequests(tx, notify, { ...by, scope, requests, event, reason, byHand });
      await announceOutcome(tx, notify, organizationId, pickDecided(results), by.at);
      const items = await presentResults(tx, caller, results, clock.now());
      return reply<'reviewPaymentRequests'>()(200, { items });
    });
  },
});
