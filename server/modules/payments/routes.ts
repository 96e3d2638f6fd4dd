import { shownAs } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { readEmployee } from '../employees/service.ts';
import { teller } from '../notifications/tell.ts';
import { offsetOf, pageOf } from '../page.ts';
import { announceMade, announceOutcome } from './announce.ts';
import { presentRequests } from './present.ts';
import { countRequests, selectRequests, type State } from './queries.ts';
import { requestSalary } from './request.ts';
import { reviewRequests, withdrawRequest } from './review.ts';
import { salaryOf } from './salary.ts';

const STATES: readonly State[] = ['inProcess', 'approved', 'paid', 'failed', 'cancelled'];

type Operations =
  | 'getSalary'
  | 'createSalaryRequest'
  | 'cancelSalaryRequest'
  | 'listPaymentRequests'
  | 'reviewPaymentRequests';

export const paymentsHandlers = (
  { db, clock, config }: Services,
  tell = teller({ config, clock }),
): Pick<Handlers, Operations> => ({
  getSalary: async ({ caller: { organizationId, jobId } }) => {
    const employee = await readEmployee(db, organizationId, jobId);
    return reply<'getSalary'>()(200, await salaryOf(db, organizationId, employee, clock.now()));
  },

  createSalaryRequest: async ({ body, caller: { organizationId, jobId }, inChange }) =>
    inChange(async (tx) => {
      const who = { organizationId, employeeId: jobId, at: clock.date() };
      const made = await requestSalary(tx, who, body);
      await announceMade(tx, tell, made);
      const [request] = await presentRequests(tx, organizationId, [made]);
      return reply<'createSalaryRequest'>()(201, request!);
    }),

  cancelSalaryRequest: async ({ params: { id }, caller: { organizationId, jobId }, inChange }) =>
    inChange(async (tx) => {
      const withdrawn = await withdrawRequest(tx, { organizationId, employeeId: jobId, id });
      const [request] = await presentRequests(tx, organizationId, [withdrawn]);
      return reply<'cancelSalaryRequest'>()(200, request!);
    }),

  listPaymentRequests: async ({ query, caller: { organizationId, jobId, role } }) => {
    const page = pageOf(query);
    const states = STATES.filter(
      (state) => (query.state ?? state) === state && (query.shownAs ?? shownAs(state)) === shownAs(state),
    );
    const filter = { organizationId, employeeId: role === 'employee' ? jobId : undefined, states };
    const total = await countRequests(db, filter);
    const rows = await selectRequests(db, filter, offsetOf(page));
    const items = await presentRequests(db, organizationId, rows);
    return reply<'listPaymentRequests'>()(200, { items, ...page, total });
  },

  reviewPaymentRequests: async ({ body, caller: { organizationId, accountId }, inChange }) =>
    inChange(async (tx) => {
      const { ids, event, reason } = body;
      const by = { organizationId, byAccountId: accountId, at: clock.date() };
      const reviewed = await reviewRequests(tx, { ...by, ids, event, reason: reason ?? null });
      await announceOutcome(tx, tell, organizationId, reviewed);
      const items = await presentRequests(tx, organizationId, reviewed);
      return reply<'reviewPaymentRequests'>()(200, { items });
    }),
});
