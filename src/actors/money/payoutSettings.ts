import { fromPromise } from 'xstate';
import type {
  ChoosePayoutsInput,
  PayoutSettings,
} from '#machines/flows/money/payoutChoice/payoutChoiceMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export const loadPayoutSettings = fromPromise<PayoutSettings, void>(({ signal }) =>
  unwrap(api.GET('/organization/payouts', { signal })),
);

export const choosePayouts = fromPromise<PayoutSettings, ChoosePayoutsInput>(({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const { provider, settings } = subject;
  const { applicationId, storeId, secret } = form;
  return unwrap(
    api.PUT('/organization/payouts', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: {
        version: settings.version,
        provider,
        ...(provider === 'multicard' && { applicationId, storeId, ...(secret && { secret }) }),
      },
      signal,
    }),
  );
});
