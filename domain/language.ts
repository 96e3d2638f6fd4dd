export const languages = ['uz-Latn', 'ru', 'uz-Cyrl'] as const;

/** Interface languages (spec section 1). */
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'uz-Latn';
export const fallbackLanguage: Language = 'uz-Cyrl';

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

/** Each language names itself in its own script, whatever the current language. */
export const ownLanguageName: Record<Language, string> = {
  'uz-Latn': 'Oʻzbekcha',
  ru: 'Русский',
  'uz-Cyrl': 'Ўзбекча',
};
