import type { Page } from 'playwright-core';
import type { StreamEvent } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';

/** Delivers the event as from the tab that holds the stream (src/actors/notifications/tabs.ts). */
export const notifyFromOtherTab = (page: Page, event: StreamEvent): Promise<void> =>
  page.evaluate((told) => {
    const channel = new BroadcastChannel('davomat-notifications');
    channel.postMessage(told);
    channel.close();
  }, event);
