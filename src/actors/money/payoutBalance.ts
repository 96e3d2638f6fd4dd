import { fromPromise } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export type PayoutBalance = components['schemas']['PayoutBalance'];

export const loadPayoutBalance = fromPromise<PayoutBalance, void>(({ signal }) =>
  unwrap(api.GET('/payments/payouts/balance', { signal })),
);
