import { fromCallback, type EventObject } from 'xstate';
import { notifications } from '../notifications/notificationCenter.ts';

/** Sends `refresh` when a notification says that a payment request was made or decided: what also shows the toast. */
export const watchRequests = (refresh: EventObject) =>
  fromCallback<EventObject, void>(({ sendBack }) => {
    const subscriptions = [
      notifications.on('news', ({ notification }) => {
        if (notification.type === 'other') sendBack(refresh);
      }),
      notifications.on('pushed', ({ news }) => {
        if (news.type === 'other') sendBack(refresh);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  });
