import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { payoutSettlingMachine } from '#machines/flows/money/payoutSettling/payoutSettlingMachine.ts';
import { settlePayment } from '#src/actors/money/settlePayment.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = payoutSettlingMachine.provide({ actors: { sendChange: settlePayment } });

/** `onSettled` is called whenever what is shown of the payment is outdated. */
export function usePayoutSettling(onSettled: () => void) {
  const t = useText('payouts');
  const settling = useActorRef(machine, { inspect });
  useEmitted(settling, {
    changed: ({ subject: { verb, attempt } }) => {
      showToast({ tone: 'success', title: t(attempt ? 'late.toast' : `toast.${verb}`) });
      onSettled();
    },
    doubtful: onSettled,
  });
  return settling;
}

export type PayoutSettling = ActorRefFrom<typeof payoutSettlingMachine>;
