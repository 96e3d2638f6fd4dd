import { fromCallback, type EventObject } from 'xstate';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import { notifications } from '../notifications/notificationCenter.ts';
import { onOutdated } from '../shared/watchFreshness.ts';

/** Calls back when a notification says that a payment request was made or decided: what also shows the toast. */
function onDecided(refresh: () => void): () => void {
  const subscriptions = [
    notifications.on('news', ({ notification }) => {
      if (notification.type === 'other') refresh();
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
  fromCallback<EventObject, void>(({ sendBack }) => onDecided(() => sendBack(refresh)));

/** For the list: a request withdrawn by its employee, or decided by another employer, is told to nobody. */
export const watchRequestList = fromCallback<EventObject, void>(({ sendBack }) => {
  const refresh = () => sendBack({ type: 'list.refreshed' } satisfies ListEvent);
  const stops = [onDecided(refresh), onOutdated(refresh)];
  return () => {
    for (const stop of stops) stop();
  };
});
