import { fromCallback, type EventObject } from 'xstate';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import { notifications } from './notificationCenter.ts';

/** Refreshes the open list when a notification arrives and when some are marked as read elsewhere. */
export const watchNotifications = fromCallback<EventObject, void>(({ sendBack }) => {
  let before = notifications.getSnapshot().context;
  const subscription = notifications.subscribe(({ context }) => {
    const isChanged = context.lastId !== before.lastId || context.unread !== before.unread;
    const isKnown = before.unread !== null;
    before = context;
    if (isChanged && isKnown) sendBack({ type: 'list.refreshed' } satisfies ListEvent);
  });
  return () => {
    subscription.unsubscribe();
  };
});
