import { useActorRef, useSelector } from '@xstate/react';
import {
  requestReviewMachine,
  type RequestReviewEvent,
  type ReviewVerb,
} from '#machines/flows/payments/requestReview/requestReviewMachine.ts';
import { sendReview } from '#src/actors/payments/sendReview.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { useEmitted } from '../useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';

const machine = requestReviewMachine.provide({ actors: { sendReview } });

/** One review at a time for a screen; `onSettled` is called whenever the shown rows are outdated. */
export function useRequestReview(onSettled: () => void) {
  const t = useText('payments');
  const review = useActorRef(machine, { inspect });
  const snapshot = useSelector(review, (current) => current);
  useEmitted(review, {
    reviewed: ({ verb, count }) => {
      const words: Record<ReviewVerb, string> = {
        approve: t('approvedToast', { count }),
        cancel: t('cancelledToast', { count }),
        withdraw: t('withdrawnToast'),
      };
      showToast({ tone: 'success', title: words[verb] });
      onSettled();
    },
    outdated: onSettled,
  });
  return { snapshot, send: (event: RequestReviewEvent) => review.send(event) };
}

export type RequestReview = ReturnType<typeof useRequestReview>;
