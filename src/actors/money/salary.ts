import { fromPromise } from 'xstate';
import type {
  Askable,
  PaymentRequest,
  SendRequestInput,
} from '#machines/flows/money/salaryRequest/salaryRequestSetup.ts';
import { activeEmployeeId } from '#src/session/job.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

/** What this person may ask for, and the cards that it may be paid to. */
export const loadAskable = fromPromise<Askable, void>(async ({ signal }) => {
  const id = activeEmployeeId();
  const [salary, cards] = await Promise.all([
    unwrap(api.GET('/payments/salary', { signal })),
    id === null ? null : unwrap(api.GET('/employees/{id}/cards', { params: { path: { id } }, signal })),
  ]);
  return { salary, cards: cards?.items.map(({ card }) => card) ?? [salary.card] };
});

export const sendSalaryRequest = fromPromise<PaymentRequest, SendRequestInput>(({ input, signal }) =>
  unwrap(
    api.POST('/payments/requests', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: input.body,
      signal,
    }),
  ),
);
