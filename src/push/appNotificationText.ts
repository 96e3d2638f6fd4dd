import type { Language } from '#domain/language.ts';
import { notificationText, type NotificationText } from '#domain/notifications/text.ts';
import type { Notification } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';
import type { Text } from '../i18n/types.ts';

/** Text of a notification in the app's current language. */
export const appNotificationText = (
  notification: Notification,
  t: Text<'notifications'>,
  language: Language,
): NotificationText =>
  notificationText(notification, (key, values) => t(`event.${key}`, values ?? {}), language);
