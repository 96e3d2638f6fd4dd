import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { GiveReasonInput, TardinessDay } from '#machines/flows/time/reasonGiving/reasonGivingMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { notifications } from '../notifications/notificationCenter.ts';

export type MyTardiness = components['schemas']['MyTardiness'];

export const loadMyTardiness = fromPromise<MyTardiness, void>(({ signal }) =>
  unwrap(api.GET('/attendance/tardiness', { signal })),
);

export const giveReason = fromPromise<TardinessDay, GiveReasonInput>(({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  return unwrap(
    api.POST('/attendance/tardiness/{date}/reason', {
      params: { header: { 'Idempotency-Key': idempotencyKey }, path: { date: subject.date } },
      body: { reason: form.reason },
      signal,
    }),
  );
});

/** Calls back when a reason for being late or a day was decided, or what is to be decided was given, and when such a change may have been missed. */
export function onTardiness(refresh: () => void): () => void {
  const subscriptions = [
    notifications.on('outdated', ({ topic }) => {
      if (topic === null || topic === 'tardiness' || topic === 'attendance') refresh();
    }),
    notifications.on('pushed', ({ news }) => {
      if (news.type === 'other') refresh();
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

export const watchTardiness = (refresh: EventObject) =>
  fromCallback<EventObject, void>(({ sendBack }) => onTardiness(() => sendBack(refresh)));
