import { isLanguage } from '#domain/language.ts';
import { toastDefaults } from '#domain/notifications/defaults.ts';
import type { NotificationText } from '#domain/notifications/text.ts';
import cyrillic from '../i18n/uz-Cyrl/notifications/push.ts';
import latin from '../i18n/uz-Latn/notifications/push.ts';
import russian from '../i18n/ru/notifications/push.ts';

const catalogues = { 'uz-Latn': latin, 'uz-Cyrl': cyrillic, ru: russian };

/** Text of a push message that has none, where no page is there to translate (spec section 1). */
export function defaultText(language: string | undefined): NotificationText {
  if (!isLanguage(language)) return { title: toastDefaults.pushTitle, body: toastDefaults.pushBody };
  const texts = catalogues[language];
  return { title: texts['newNotification'], body: texts['newMessage'] };
}
