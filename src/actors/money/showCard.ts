import { fromPromise } from 'xstate';
import type { ShowCardInput } from '#machines/flows/money/cardShowing/cardShowingMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export const showCard = fromPromise<string, ShowCardInput>(async ({ input, signal }) => {
  const { requestId: id, password } = input;
  const body = password ? { password } : {};
  const { cardNumber } = await unwrap(
    api.POST('/payments/requests/{id}/card', { params: { path: { id } }, body, signal }),
  );
  return cardNumber;
});

export const copyText = fromPromise<void, { text: string }>(({ input: { text } }) =>
  navigator.clipboard.writeText(text),
);
