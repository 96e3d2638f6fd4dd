import type { Language } from '#domain/language.ts';
import { isNotificationType } from '#domain/notifications/types.ts';
import {
  notificationText,
  translateFrom,
  type NotificationContent,
  type NotificationText,
} from '#domain/notifications/text.ts';
import russian from '#domain/notifications/texts/ru.ts';
import cyrillic from '#domain/notifications/texts/uz-Cyrl.ts';
import latin from '#domain/notifications/texts/uz-Latn.ts';

const translations = {
  'uz-Latn': translateFrom(latin),
  ru: translateFrom(russian),
  'uz-Cyrl': translateFrom(cyrillic),
} satisfies Record<Language, unknown>;

/** What a push and a Telegram message say; the company comes first where it is known, for people with several jobs. */
export function messageText(
  { type, data, organizationTitle }: { type: string; data: unknown; organizationTitle: string | null },
  language: Language,
): NotificationText {
  const content = {
    type: isNotificationType(type) ? type : 'other',
    params: data,
  } as NotificationContent;
  const { title, body } = notificationText(content, translations[language], language);
  return { title, body: organizationTitle === null ? body : `${organizationTitle}. ${body}` };
}
