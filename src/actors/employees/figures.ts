import { fromPromise } from 'xstate';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { MyMonth, MyMonthContext } from '#machines/flows/time/myMonth/myMonthMachine.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

type Schemas = components['schemas'];

/** What a person has earned this month, and the person's day today. */
export interface Figures {
  earnings: Schemas['Salary'];
  /** Undefined before the first day at the company. */
  today: Schemas['WorkingDay'] | undefined;
}

function getMonth(id: string, month: CompanyMonth | null, signal: AbortSignal): Promise<MyMonth> {
  const query = month === null ? {} : { month };
  return unwrap(api.GET('/employees/{id}/month', { params: { path: { id }, query }, signal }));
}

export const loadFigures = fromPromise<Figures, string>(async ({ input: id, signal }) => {
  const [earnings, month] = await Promise.all([
    unwrap(api.GET('/employees/{id}/earnings', { params: { path: { id } }, signal })),
    getMonth(id, null, signal),
  ]);
  return { earnings, today: month.days.find(({ date }) => date === month.today) };
});

export const loadEmployeeMonth = fromPromise<MyMonth, Pick<MyMonthContext, 'employeeId' | 'month'>>(
  ({ input, signal }) => getMonth(required(input.employeeId, 'employeeId'), input.month, signal),
);

export const loadEmployeeRequests = fromPromise<
  ListPage<Schemas['PaymentRequest']>,
  ListQuery & { of: string }
>(({ input, signal }) => {
  const query = { employee: input.of, page: input.page, pageSize: input.pageSize as 20 };
  return unwrap(api.GET('/payments/requests', { params: { query }, signal }));
});
