import { fromPromise } from 'xstate';
import type {
  PaymentRequest,
  Salary,
  SendRequestInput,
} from '#machines/flows/payments/salaryRequest/salaryRequestSetup.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const loadSalary = fromPromise<Salary, void>(({ signal }) =>
  unwrap(api.GET('/payments/salary', { signal })),
);

export const sendSalaryRequest = fromPromise<PaymentRequest, SendRequestInput>(({ input, signal }) =>
  unwrap(
    api.POST('/payments/requests', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: input.body,
      signal,
    }),
  ),
);
