import { fromPromise } from 'xstate';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { toFailure } from '#machines/support/failure.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export type Payslip = components['schemas']['Payslip'];
export type PayslipMonth = components['schemas']['PayslipMonth'];

/** The months with a payslip, and those that still wait for theirs. */
export type PayslipPage = ListPage<PayslipMonth> & Pick<components['schemas']['PayslipList'], 'waiting'>;

const pageOf = ({ page, pageSize }: ListQuery) => ({ page, pageSize: pageSize as 10 | 20 | 50 | 100 });

export const loadOwnPayslips = fromPromise<ListPage<PayslipMonth>, ListQuery>(({ input, signal }) =>
  unwrap(api.GET('/payments/payslips', { params: { query: pageOf(input) }, signal })),
);

export const loadPayslips = fromPromise<ListPage<PayslipMonth>, ListQuery & { of: string }>(
  ({ input, signal }) => {
    const params = { path: { id: input.of }, query: pageOf(input) };
    return unwrap(api.GET('/employees/{id}/payslips', { params, signal }));
  },
);

export type WaitingPayslip = PayslipPage['waiting'][number];

/** A month's payslip, or what it still waits for. */
export type PayslipAnswer = { payslip: Payslip } | { waiting: WaitingPayslip };

/** One's own, or for the employer that of a person. */
export const loadPayslip = fromPromise<PayslipAnswer, { id: string | null; month: CompanyMonth }>(
  async ({ input: { id, month }, signal }) => {
    try {
      const payslip = await (id === null
        ? unwrap(api.GET('/payments/payslips/{month}', { params: { path: { month } }, signal }))
        : unwrap(api.GET('/employees/{id}/payslips/{month}', { params: { path: { id, month } }, signal })));
      return { payslip };
    } catch (error) {
      const failure = toFailure(error);
      if (failure.kind !== 'problem' || failure.status !== 404) throw error;
      const query = { page: 1, pageSize: 10 } as const;
      const { waiting } = await (id === null
        ? unwrap(api.GET('/payments/payslips', { params: { query }, signal }))
        : unwrap(api.GET('/employees/{id}/payslips', { params: { path: { id }, query }, signal })));
      const ofMonth = waiting.find((one) => one.month === month);
      if (!ofMonth) throw error;
      return { waiting: ofMonth };
    }
  },
);
