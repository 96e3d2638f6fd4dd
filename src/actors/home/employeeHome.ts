import { fromPromise } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

type Schemas = components['schemas'];

export interface EmployeeHomeData {
  salary: Schemas['Salary'];
  month: Schemas['MyMonth'];
  /** Newest first, at most three. */
  requests: Schemas['PaymentRequest'][];
}

export const loadEmployeeHome = fromPromise<EmployeeHomeData, void>(async ({ signal }) => {
  const [salary, month, requests] = await Promise.all([
    unwrap(api.GET('/payments/salary', { signal })),
    unwrap(api.GET('/attendance/my-month', { signal })),
    unwrap(api.GET('/payments/requests', { params: { query: { pageSize: 10 } }, signal })),
  ]);
  return { salary, month, requests: requests.items.slice(0, 3) };
});
