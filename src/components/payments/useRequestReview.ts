import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import {
  requestReviewMachine,
  type RequestReviewEvent,
  type ReviewVerb,
} from '#machines/flows/payments/requestReview/requestReviewMachine.ts';
import { sendReview } from '#src/actors/payments/sendReview.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { useText } from '#src/i18n/useText.ts';

const machine = requestReviewMachine.provide({ actors: { sendReview } });

/** One review at a time for a screen; `onSettled` is told whenever the shown rows are no longer true. */
export function useRequestReview(onSettled: () => void) {
  const t = useText('payments');
  const review = useActorRef(machine, { inspect });
  const snapshot = useSelector(review, (current) => current);
  const told = useRef({ onSettled, t });
  useEffect(() => {
    told.current = { onSettled, t };
  });
  useEffect(() => {
    const reviewed = review.on('reviewed', ({ verb, count }) => {
      const words: Record<ReviewVerb, string> = {
        approve: told.current.t('approvedToast', { count }),
        cancel: told.current.t('cancelledToast', { count }),
        withdraw: told.current.t('withdrawnToast'),
      };
      showToast({ tone: 'success', title: words[verb] });
      told.current.onSettled();
    });
    const outdated = review.on('outdated', () => told.current.onSettled());
    return () => {
      reviewed.unsubscribe();
      outdated.unsubscribe();
    };
  }, [review]);
  return { snapshot, send: (event: RequestReviewEvent) => review.send(event) };
}

export type RequestReview = ReturnType<typeof useRequestReview>;
