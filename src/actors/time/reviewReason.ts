import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type {
  ReviewReasonInput,
  TardinessReason,
} from '#machines/flows/time/reasonReview/reasonReviewMachine.ts';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import { ApiFailure } from '#src/api/problem.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { onOutdated } from '../shared/watchFreshness.ts';
import { onTardiness } from './tardiness.ts';

export const reviewReason = fromPromise<TardinessReason, ReviewReasonInput>(async ({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const { items } = await unwrap(
    api.POST('/attendance/tardiness-reasons/review', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { event: subject.verb, ids: [subject.reason.id], ...(form.note ? { note: form.note } : {}) },
      signal,
    }),
  );
  const result = items[0];
  if (result?.outcome === 'reviewed' && result.reason) return result.reason;
  throw new ApiFailure({ kind: 'problem', status: 422, code: result?.code ?? 'notFound', fields: {} });
});

/** For the day board: refreshes it when it is out of date, and when a reason was given or decided. */
export const watchBoard = fromCallback<EventObject, void>(({ sendBack }) => {
  const refresh = () => sendBack({ type: 'list.refreshed' } satisfies ListEvent);
  const stops = [onTardiness(refresh), onOutdated(refresh)];
  return () => {
    for (const stop of stops) stop();
  };
});
