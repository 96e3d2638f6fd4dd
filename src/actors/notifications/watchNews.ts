import { fromCallback, type EventObject } from 'xstate';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import { notifications } from './notificationCenter.ts';

/** What comes while the list is open, and what is marked elsewhere, is looked at at once. */
export const watchNews = fromCallback<EventObject, void>(({ sendBack }) => {
  let before = notifications.getSnapshot().context;
  const told = notifications.subscribe(({ context }) => {
    const isChanged = context.lastId !== before.lastId || context.unread !== before.unread;
    const isKnown = before.unread !== null;
    before = context;
    if (isChanged && isKnown) sendBack({ type: 'list.refreshed' } satisfies ListEvent);
  });
  return () => {
    told.unsubscribe();
  };
});
