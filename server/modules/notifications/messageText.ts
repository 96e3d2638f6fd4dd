import { companyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import { knownType } from '#domain/notifications/types.ts';
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

interface Sent {
  type: string;
  data: unknown;
  organizationTitle: string | null;
}

const isPaid = (about: string | undefined) =>
  about === 'requestPaid' || about === 'advancePaid' || about === 'salaryPaid';

/** The text of a push. Others may read a locked screen, so payments show the day and not the amount. */
export function pushText(notification: Sent & { createdAt: Date }, language: Language): NotificationText {
  const text = messageText(notification, language);
  const { data, organizationTitle, createdAt } = notification;
  if (!isPaid((data as { about?: string } | null)?.about)) return text;
  const day = formatDate(companyDate(createdAt.getTime()), language, 'dayMonth');
  return { ...text, body: organizationTitle === null ? day : `${organizationTitle}. ${day}` };
}

/**
 * The text of a Telegram message, and of a push except for payments. The company, if known, comes first for people with
 * several jobs.
 */
export function messageText({ type, data, organizationTitle }: Sent, language: Language): NotificationText {
  const content = {
    type: knownType(type),
    params: data,
  } as NotificationContent;
  const { title, body } = notificationText(content, translations[language], language);
  return { title, body: organizationTitle === null ? body : `${organizationTitle}. ${body}` };
}
