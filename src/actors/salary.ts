import { fromPromise } from 'xstate';
import type {
  PaymentRequest,
  Salary,
  SendRequestInput,
} from '#machines/flows/salaryRequest/salaryRequestMachine.ts';
import { api } from '../api/client.ts';
import { unwrap } from '../api/unwrap.ts';

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
