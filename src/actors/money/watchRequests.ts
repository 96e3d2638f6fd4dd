import { fromCallback, type EventObject } from 'xstate';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import { notifications } from '../notifications/notificationCenter.ts';
import { onOutdated } from '../shared/watchFreshness.ts';

/**
 * Calls back when a payment request was made, withdrawn or decided, and when such a change may have been missed. A push
 * message says so too, where no stream is open.
 */
function onChanged(refresh: () => void): () => void {
  const subscriptions = [
    notifications.on('outdated', ({ topic }) => {
      if (topic === null || topic === 'paymentRequests') refresh();
    }),
    notifications.on('pushed', ({ news }) => {
      if (news.type === 'other') refresh();
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

/** For a page, which refreshes itself by the minute anyway. */
export const watchRequests = (refresh: EventObject) =>
  fromCallback<EventObject, void>(({ sendBack }) => onChanged(() => sendBack(refresh)));

const TOGETHER_MS = 5_000;

/** The same for what takes a while to count: the many changes of a run that is being paid cause one refresh. */
export const watchRequestsTogether = (refresh: EventObject) =>
  fromCallback<EventObject, void>(({ sendBack }) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = onChanged(() => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        sendBack(refresh);
      }, TOGETHER_MS);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  });

/** For the list, which refreshes every half minute too, as a signal can be lost. */
export const watchRequestList = fromCallback<EventObject, void>(({ sendBack }) => {
  const refresh = () => sendBack({ type: 'list.refreshed' } satisfies ListEvent);
  const stops = [onChanged(refresh), onOutdated(refresh)];
  return () => {
    for (const stop of stops) stop();
  };
});
