import { fromPromise } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export type RequestDetails = components['schemas']['PaymentRequestDetails'];

/** One request with its history: for an employer any of the company's, for an employee their own. */
export const loadRequest = fromPromise<RequestDetails, string>(({ input: id, signal }) =>
  unwrap(api.GET('/payments/requests/{id}', { params: { path: { id } }, signal })),
);
