import { defaultLanguage, type Language } from '#domain/language.ts';

/**
 * Short enough for one SMS: 160 characters in Latin, 70 in Cyrillic. The Latin text stays within GSM-7, with ' for
 * the apostrophe. Gateways approve every text beforehand: changing one means applying again.
 */
const texts: Record<Language, (code: string) => string> = {
  'uz-Latn': (code) => `Davomat: tasdiqlash kodi ${code}. Uni hech kimga aytmang.`,
  ru: (code) => `Davomat: код ${code}. Никому его не называйте.`,
  'uz-Cyrl': (code) => `Davomat: код ${code}. Уни ҳеч кимга айтманг.`,
};

/** With a domain, the last line allows only that site's page to read the code from the message (WebOTP). */
export function codeText(code: string, language: Language = defaultLanguage, domain?: string): string {
  const said = texts[language](code);
  return domain ? `${said}\n@${domain} #${code}` : said;
}

const invitationTexts: Record<Language, (company: string, link: string) => string> = {
  'uz-Latn': (company, link) => `${company} Sizni xodim sifatida qo'shdi. Davomat: ${link}`,
  ru: (company, link) => `${company}: Вас добавили как сотрудника. Davomat: ${link}`,
  'uz-Cyrl': (company, link) => `${company} Сизни ходим сифатида қўшди. Davomat: ${link}`,
};

const LONGEST_COMPANY = 30;

/** Leads to the registration with the phone number filled in. */
export function invitationText(company: string, link: string, language: Language = defaultLanguage): string {
  const plain = company.replaceAll(/[ʻʼ‘’]/g, "'");
  const short = plain.length > LONGEST_COMPANY ? `${plain.slice(0, LONGEST_COMPANY - 3).trim()}...` : plain;
  return invitationTexts[language](short, link);
}
