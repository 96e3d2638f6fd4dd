import type { Language } from '#domain/language.ts';

/** All three stand on one sheet, whatever the language of the app. */
export const printWords: Record<Language, string> = {
  'uz-Latn': 'Kelganda va ketganda Davomat ilovasi bilan skanerlang',
  ru: 'Сканируйте приложением Davomat, когда приходите и уходите',
  'uz-Cyrl': 'Келганда ва кетганда Davomat иловаси билан сканерланг',
};
