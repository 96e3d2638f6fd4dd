import type { Page } from 'playwright-core';
import { tiyin } from '#domain/money.ts';
import type { Notification } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';

let sequence = 0;

/** A notification that an employee's request was approved. */
export const requestDecided = (): Notification => ({
  id: crypto.randomUUID(),
  sequence: (sequence += 1),
  employeeId: null,
  organizationTitle: null,
  createdAt: new Date(0).toISOString(),
  readAt: null,
  type: 'other',
  params: {
    about: 'requestApproved',
    requestId: crypto.randomUUID(),
    amount: tiyin(10_000_000),
    employeeName: null,
    reason: null,
  },
});

/** Delivers the notification as from the tab that holds the stream (src/actors/notifications/tabs.ts). */
export const tellFromOtherTab = (page: Page, notification: Notification): Promise<void> =>
  page.evaluate((arrived) => {
    const channel = new BroadcastChannel('davomat-notifications');
    channel.postMessage({ type: 'notification.arrived', notification: arrived });
    channel.close();
  }, notification);
