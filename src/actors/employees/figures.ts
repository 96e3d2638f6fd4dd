import { fromPromise } from 'xstate';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { MyMonth } from '#machines/flows/time/myMonth/myMonthMachine.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

type Schemas = components['schemas'];

/** How the month goes for a person: what they have earned, and today. */
export interface Figures {
  earnings: Schemas['Salary'];
  /** Undefined before the first day at the company. */
  today: Schemas['WorkingDay'] | undefined;
}

function getMonth(id: string, month: CompanyMonth | null, signal: AbortSignal): Promise<MyMonth> {
  const query = month === null ? {} : { month };
  return unwrap(api.GET('/employees/{id}/month', { params: { path: { id }, query }, signal }));
}

export const loadFiguresOf = (id: string) =>
  fromPromise<Figures, void>(async ({ signal }) => {
    const [earnings, month] = await Promise.all([
      unwrap(api.GET('/employees/{id}/earnings', { params: { path: { id } }, signal })),
      getMonth(id, null, signal),
    ]);
    return { earnings, today: month.days.find(({ date }) => date === month.today) };
  });

export const loadMonthOf = (id: string) =>
  fromPromise<MyMonth, { month: CompanyMonth | null }>(({ input, signal }) =>
    getMonth(id, input.month, signal),
  );

export const loadRequestsOf = (id: string) =>
  fromPromise<ListPage<Schemas['PaymentRequest']>, ListQuery>(({ input, signal }) => {
    const query = { employee: id, page: input.page, pageSize: input.pageSize as 20 };
    return unwrap(api.GET('/payments/requests', { params: { query }, signal }));
  });
