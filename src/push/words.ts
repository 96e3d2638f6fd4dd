import { formatDate, formatDuration, formatMoney } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { Notification } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';
import type { Text } from '../i18n/types.ts';

export interface Words {
  title: string;
  body: string;
}

type T = Text<'notifications'>;

/** What a notification says, in the language that is spoken now. */
export function wordsOf(notification: Notification, t: T, language: Language): Words {
  return { title: titleOf(notification, t), body: bodyOf(notification, t, language) };
}

const titleOf = (notification: Notification, t: T): string =>
  notification.type === 'other' ? t(`about.${notification.params.about}`) : t(`type.${notification.type}`);

function bodyOf(notification: Notification, t: T, language: Language): string {
  const { type, params } = notification;
  switch (type) {
    case 'warningNewDevice':
      return t('text.warningNewDevice', {
        device: params.name ?? params.platform ?? t('text.unknownDevice'),
      });
    case 'enterCheckInTime':
    case 'enterCheckOutTime':
      return t(`text.${type}`, { time: params.time });
    case 'enterTardnessReason':
    case 'infoCurrentDayWork':
      return t(`text.${type}`, {
        date: formatDate(params.date, language, 'dayMonth'),
        duration: formatDuration(params.minutes, language),
      });
    case 'other': {
      const amount = formatMoney(params.amount, language);
      if (params.reason !== null) return t('text.reason', { amount, reason: params.reason });
      return params.employeeName === null ? amount : t('text.named', { amount, name: params.employeeName });
    }
  }
}
