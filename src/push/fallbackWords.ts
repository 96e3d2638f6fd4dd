import { fallbackLanguage, isLanguage } from '#domain/language.ts';
import cyrillic from '../i18n/uz-Cyrl/push.ts';
import latin from '../i18n/uz-Latn/push.ts';
import russian from '../i18n/ru/push.ts';

const words = { 'uz-Latn': latin, 'uz-Cyrl': cyrillic, ru: russian };

/** Of a push message that brings no words of its own, where no page is there to translate. */
export function fallbackWords(language: string | undefined): { title: string; body: string } {
  const said = words[isLanguage(language) ? language : fallbackLanguage];
  return { title: said['newNotification'], body: said['newMessage'] };
}
