import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { requestBulkReviewMachine } from '#machines/flows/money/requestBulkReview/requestBulkReviewMachine.ts';
import { reviewMany } from '#src/actors/money/reviewMany.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { inspect } from '#src/runtime/inspection.ts';

const machine = requestBulkReviewMachine.provide({ actors: { sendChange: reviewMany } });

/** `onChanged`: some requests were decided. `onDoubtful`: the list may be out of date. */
export function useBulkReview(on: { onChanged: () => void; onDoubtful: () => void }) {
  const actor = useActorRef(machine, { inspect });
  useEmitted(actor, { changed: on.onChanged, doubtful: on.onDoubtful });
  return actor;
}

export type BulkReview = ActorRefFrom<typeof requestBulkReviewMachine>;
