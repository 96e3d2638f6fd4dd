import { paySettingsSchema, workSettingsSchema } from '#domain/settings.ts';
import { paymentRequestStates, shownAs } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { readEmployee } from '../employees/index.ts';
import { fieldsAccepted } from '../fieldsAccepted.ts';
import { teller } from '../notifications/index.ts';
import { offsetOf, pageOf } from '../page.ts';
import { notFound } from '../../http/problem.ts';
import { announceMade, announceOutcome, announceRequests } from './announce.ts';
import { payEffect, workEffect } from './effect.ts';
import { historyOf } from './history.ts';
import { forEmployer, presentRequests, presentResults } from './present.ts';
import { countRequests, selectRequest, selectRequests } from './sql/requests.ts';
import { requestSalary } from './request.ts';
import { reviewRequests, withdrawRequest } from './review.ts';
import { salaryOf } from './salary.ts';

type Operations =
  | 'getSalary'
  | 'createSalaryRequest'
  | 'cancelSalaryRequest'
  | 'listPaymentRequests'
  | 'getPaymentRequest'
  | 'countWaitingRequests'
  | 'reviewPaymentRequests'
  | 'previewWorkSettings'
  | 'previewPaySettings';

export const paymentsHandlers = (
  { db, clock, config }: Services,
  tell = teller({ config, clock }),
): Pick<Handlers, Operations> => ({
  getSalary: async ({ caller: { organizationId, jobId } }) => {
    const employee = await readEmployee(db, organizationId, jobId);
    return reply<'getSalary'>()(200, await salaryOf(db, organizationId, employee, clock.now()));
  },

  previewWorkSettings: async ({ body, caller: { organizationId } }) => {
    const change = fieldsAccepted(workSettingsSchema, body);
    return reply<'previewWorkSettings'>()(200, await workEffect(db, organizationId, change, clock.now()));
  },

  previewPaySettings: async ({ body, caller: { organizationId } }) => {
    const change = fieldsAccepted(paySettingsSchema, body);
    return reply<'previewPaySettings'>()(200, await payEffect(db, organizationId, change, clock.now()));
  },

  createSalaryRequest: async ({ body, caller: { organizationId, jobId, accountId }, inChange }) =>
    inChange(async (tx) => {
      const who = { organizationId, employeeId: jobId, byAccountId: accountId, at: clock.date() };
      const made = await requestSalary(tx, who, body);
      await announceMade(tx, tell, made);
      const [request] = await presentRequests(tx, organizationId, [made]);
      return reply<'createSalaryRequest'>()(201, request!);
    }),

  cancelSalaryRequest: async ({ params: { id }, caller: { organizationId, jobId, accountId }, inChange }) =>
    inChange(async (tx) => {
      const who = { organizationId, employeeId: jobId, byAccountId: accountId, at: clock.date() };
      const withdrawn = await withdrawRequest(tx, { ...who, id });
      await announceRequests(tx, organizationId, [withdrawn]);
      const [request] = await presentRequests(tx, organizationId, [withdrawn]);
      return reply<'cancelSalaryRequest'>()(200, request!);
    }),

  countWaitingRequests: async ({ caller: { organizationId } }) =>
    reply<'countWaitingRequests'>()(200, {
      count: await countRequests(db, { organizationId, employeeId: undefined, states: ['inProcess'] }),
    }),

  listPaymentRequests: async ({ query, caller: { organizationId, jobId, accountId, role } }) => {
    const page = pageOf(query);
    const states = paymentRequestStates.filter(
      (state) => (query.state ?? state) === state && (query.shownAs ?? shownAs(state)) === shownAs(state),
    );
    const filter = { organizationId, employeeId: role === 'employee' ? jobId : undefined, states };
    const total = await countRequests(db, filter);
    const rows = await selectRequests(db, filter, offsetOf(page));
    const employers =
      role === 'employer' ? await forEmployer(db, organizationId, accountId, rows, clock.now()) : undefined;
    const items = await presentRequests(db, organizationId, rows, employers);
    return reply<'listPaymentRequests'>()(200, { items, ...page, total });
  },

  getPaymentRequest: async ({ params: { id }, caller: { organizationId, jobId, accountId, role } }) => {
    const row = await selectRequest(db, organizationId, id);
    if (!row || (role === 'employee' && row.employeeId !== jobId)) throw notFound();
    const employers =
      role === 'employer' ? await forEmployer(db, organizationId, accountId, [row], clock.now()) : undefined;
    const [request] = await presentRequests(db, organizationId, [row], employers);
    const history = await historyOf(db, organizationId, id);
    return reply<'getPaymentRequest'>()(200, { ...request!, history });
  },

  reviewPaymentRequests: async ({ body, caller: { organizationId, accountId }, inChange }) =>
    inChange(async (tx) => {
      const { requests, event, reason } = body;
      const by = { organizationId, byAccountId: accountId, at: clock.date() };
      const results = await reviewRequests(tx, { ...by, requests, event, reason });
      await announceOutcome(
        tx,
        tell,
        organizationId,
        results.flatMap((one) => (one.outcome === 'reviewed' ? one.request : [])),
      );
      const items = await presentResults(tx, { organizationId, accountId }, results, clock.now());
      return reply<'reviewPaymentRequests'>()(200, { items });
    }),
});
