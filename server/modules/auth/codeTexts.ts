import { defaultLanguage, type Language } from '#domain/language.ts';

/**
 * Short enough for one SMS: 160 characters in Latin, 70 in Cyrillic. The Latin one keeps to GSM-7, with ' for the
 * apostrophe. A gateway has each text approved beforehand: a change here is a new application there.
 */
const texts: Record<Language, (code: string) => string> = {
  'uz-Latn': (code) => `Davomat: tasdiqlash kodi ${code}. Uni hech kimga aytmang.`,
  ru: (code) => `Davomat: код ${code}. Никому его не называйте.`,
  'uz-Cyrl': (code) => `Davomat: код ${code}. Уни ҳеч кимга айтманг.`,
};

/** With a domain the last line lets that site's page, and no other, take the code from the message by itself (WebOTP). */
export function codeText(code: string, language: Language = defaultLanguage, domain?: string): string {
  const said = texts[language](code);
  return domain ? `${said}\n@${domain} #${code}` : said;
}
