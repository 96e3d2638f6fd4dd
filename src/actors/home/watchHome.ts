import { fromCallback, type EventObject } from 'xstate';
import { notifications } from '../notifications/notificationCenter.ts';

/** Requests, reasons for being late, and days that were decided or corrected. */
const topics: readonly string[] = ['paymentRequests', 'tardiness', 'attendance'];

/** An employee's home, which refreshes itself by the minute anyway. */
export const watchHome = fromCallback<EventObject, void>(({ sendBack }) => {
  const refresh = () => sendBack({ type: 'page.refreshed' });
  const subscriptions = [
    notifications.on('outdated', ({ topic }) => {
      if (topic === null || topics.includes(topic)) refresh();
    }),
    notifications.on('pushed', ({ news }) => {
      if (news.type === 'other') refresh();
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});
