import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { requestReviewMachine } from '#machines/flows/money/requestReview/requestReviewMachine.ts';
import type { ReviewVerb } from '#machines/flows/money/requestReview/reviewForm.ts';
import { sendReview } from '#src/actors/money/sendReview.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { useText } from '#src/i18n/useText.ts';
import { useEmitted } from '../hooks/useEmitted.ts';

const machine = requestReviewMachine.provide({ actors: { sendChange: sendReview } });

/** One review at a time for a screen; `onSettled` is called whenever the shown rows are outdated. */
export function useRequestReview(onSettled: () => void) {
  const t = useText('payments');
  const review = useActorRef(machine, { inspect });
  useEmitted(review, {
    changed: ({ subject: { verb }, output }) => {
      const words: Record<ReviewVerb, string> = {
        approve: t('approvedToast', { count: 1 }),
        undo: t('undoneToast'),
        cancel: t('cancelledToast', { count: 1 }),
        withdraw: t('withdrawnToast'),
      };
      // An earlier payment attempt has succeeded, so the request is paid whatever was decided.
      const title = output.state === 'paid' ? t('paidBeforeToast') : words[verb];
      showToast({ tone: 'success', title });
      onSettled();
    },
    doubtful: onSettled,
  });
  return review;
}

export type RequestReview = ActorRefFrom<typeof requestReviewMachine>;
