import { screenOf } from '#domain/notifications/types.ts';
import type { PushedNews } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';
import { defaultText } from '../defaultText.ts';
import { leftLanguage } from '../shellCaches.ts';
import type { ClickingEvent, Page, WorkerScope } from './workerTypes.ts';

/** Messages are data-only: with a `notification`, the browser's push provider would show them a second time. */
interface PushedMessage {
  data?: Record<string, string>;
  notification?: { title?: string; body?: string };
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Fields that the product reads (spec section 3), with its defaults (spec section 1). */
export function newsOf(message: PushedMessage, language: string | undefined): PushedNews {
  const { data = {}, notification = {} } = message;
  const defaults = defaultText(language);
  const type = text(data['type']) ?? 'other';
  const screen = text(data['screen']);
  return {
    id: text(data['id']) ?? text((message as { fcmMessageId?: unknown }).fcmMessageId) ?? crypto.randomUUID(),
    type,
    title: text(data['title']) ?? text(notification.title) ?? defaults.title,
    body: text(data['body']) ?? text(notification.body) ?? defaults.body,
    screen: screen?.startsWith('/') ? screen : screenOf({ type }),
  };
}

const pagesOf = (scope: WorkerScope) => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** To the pages when one of them is visible, otherwise to the system; never both. */
export async function notify(scope: WorkerScope, message: PushedMessage): Promise<void> {
  const news = newsOf(message, await leftLanguage().catch(() => undefined));
  const pages = await pagesOf(scope);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) {
    for (const page of pages) page.postMessage({ type: 'notification.pushed', news });
    return;
  }
  await scope.registration.showNotification(news.title, {
    body: news.body,
    tag: news.id,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: news,
  });
}

const isOurs = ({ url }: Page, { location }: WorkerScope) => new URL(url).origin === location.origin;

/** Opens the right screen: in an open page without reloading it, otherwise in a new one. */
export async function open(scope: WorkerScope, { notification }: ClickingEvent): Promise<void> {
  notification.close();
  const news = notification.data as PushedNews | null;
  const path = news?.screen ?? screenOf({ type: 'other' });
  const [page] = (await pagesOf(scope)).filter((one) => isOurs(one, scope));
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  page.postMessage({ type: 'notification.pressed', path, id: news?.id });
  await page.focus();
}

/**
 * The network is back: a page that has work waiting for it (`registration.sync.register('outbox')`) is told to send
 * it now. The worker itself has no session (docs/decisions/offline-punches.md); without a page it fails, so that the
 * browser calls again later.
 */
export async function notifyPages(scope: WorkerScope): Promise<void> {
  const pages = await pagesOf(scope);
  if (!pages.length) throw new Error('No page is open that could send what waits');
  for (const page of pages) page.postMessage({ type: 'outbox.due' });
}
