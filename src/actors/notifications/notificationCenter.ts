import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { screenOf } from '#domain/notifications/types.ts';
import {
  notificationStreamMachine,
  type Notification,
  type PushedNews,
} from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';
import { readMarkingMachine } from '#machines/flows/notifications/readMarking/readMarkingMachine.ts';
import { countUnread, mark } from './notifications.ts';
import { stream } from './stream.ts';
import { lead, listen } from './tabs.ts';
import { watchSession } from '#src/session/watchSession.ts';
import { currentLanguage, ensureArea, textOf } from '#src/i18n/i18n.ts';
import { appNotificationText } from '#src/push/appNotificationText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { session } from '#src/session/session.ts';
import { startup } from '#src/session/startup.ts';
import { showToast } from '#src/runtime/toasts.ts';

/** Makes the session refresh, to find out whether it is still valid: a refusal ends it (spec section 4). */
function notifySession(): void {
  const { tokens } = session.getSnapshot().context;
  if (tokens) session.send({ type: 'session.unauthorized', usedToken: tokens.accessToken });
}

const machine = notificationStreamMachine.provide({
  actors: { watchSession: watchSession(session), lead, listen, countUnread, stream },
  actions: { notifySession },
});

/** Live notifications; loaded with the first screen after sign-in, runs as long as the page. */
export const notifications = createActor(machine, { inspect });

export const readMarking = createActor(readMarkingMachine.provide({ actors: { mark } }), { inspect });

const isLookedAt = () => document.visibilityState === 'visible';

async function showNews(notification: Notification): Promise<void> {
  if (!isLookedAt()) return;
  await ensureArea(currentLanguage(), 'notifications');
  const { title, body } = appNotificationText(notification, textOf('notifications'), currentLanguage());
  showToast({
    tone: 'info',
    title,
    message: body,
    id: notification.id,
    kind: notification.type,
    path: screenOf(notification),
  });
}

async function showOfJob(text: 'jobGone' | 'jobAltered', organization: string): Promise<void> {
  await ensureArea(currentLanguage(), 'shell');
  showToast({ tone: 'info', title: textOf('shell')(text, { organization }) });
}

function showPushed({ id, type, title, body, screen }: PushedNews): void {
  if (isLookedAt()) showToast({ tone: 'info', title, message: body, id, kind: type, path: screen });
}

notifications.on('news', ({ notification }) => void showNews(notification));
notifications.on('pushed', ({ news }) => {
  showPushed(news);
});
notifications.on('outdated', ({ topic }) => {
  if (topic === null || topic === 'jobs') startup.send({ type: 'startup.outdated' });
});
startup.on('job.gone', ({ organizationTitle }) => void showOfJob('jobGone', organizationTitle));
startup.on('job.altered', ({ organizationTitle }) => void showOfJob('jobAltered', organizationTitle));
readMarking.on('marked', ({ unread }) => {
  notifications.send({ type: 'unread.counted', unread });
});

notifications.start();
readMarking.start();

export const markRead = (...ids: string[]): void => {
  readMarking.send({ type: 'read.asked', marks: { ids, upTo: null } });
};

/** Marks everything the person has seen; one that arrives meanwhile stays unread. */
export const markAllRead = (upTo: number): void => {
  readMarking.send({ type: 'read.asked', marks: { ids: [], upTo } });
};

/** 0 until it is known. */
export const useUnread = (): number => useSelector(notifications, ({ context }) => context.unread ?? 0);
