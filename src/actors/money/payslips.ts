import { fromPromise } from 'xstate';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
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

export const loadPayslipsOf = (id: string) =>
  fromPromise<ListPage<PayslipMonth>, ListQuery>(({ input, signal }) => {
    const params = { path: { id }, query: pageOf(input) };
    return unwrap(api.GET('/employees/{id}/payslips', { params, signal }));
  });

/** One's own, or for the employer that of a person. */
export const loadPayslip = (id: string | null, month: CompanyMonth) =>
  fromPromise<Payslip, void>(({ signal }) =>
    id === null
      ? unwrap(api.GET('/payments/payslips/{month}', { params: { path: { month } }, signal }))
      : unwrap(api.GET('/employees/{id}/payslips/{month}', { params: { path: { id, month } }, signal })),
  );
