import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { reasonReviewMachine } from '#machines/flows/time/reasonReview/reasonReviewMachine.ts';
import { reviewReason } from '#src/actors/time/reviewReason.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';

const machine = reasonReviewMachine.provide({ actors: { sendChange: reviewReason } });

export type ReasonReview = ActorRefFrom<typeof reasonReviewMachine>;

/** One decision at a time; `onSettled` is called whenever the shown rows are outdated. */
export function useReasonReview(onSettled: () => void): ReasonReview {
  const t = useText('attendance');
  const review = useActorRef(machine, { inspect });
  useEmitted(review, {
    changed: ({ subject: { verb } }) => {
      const title = verb === 'accept' ? t('reason.acceptedToast') : t('reason.refusedToast');
      showToast({ tone: 'success', title });
      onSettled();
    },
    doubtful: onSettled,
  });
  return review;
}
