/** Characters that people type for the apostrophe of oʻ and gʻ and for the tutuq belgisi. */
const APOSTROPHES = /['`\u02bb\u02bc\u2018\u2019\u00b4]/g;
const TURNED_COMMA = '\u02bb';
const APOSTROPHE = '\u02bc';

/** Replaces every apostrophe by U+0027, so that texts from different keyboards compare equal. */
export const foldApostrophes = (text: string): string => text.normalize('NFC').replace(APOSTROPHES, "'");

/** For comparing titles of units and schedules, whatever their capitals and apostrophes. Never for display. */
export const foldTitle = (title: string): string => foldApostrophes(title).trim().toLowerCase();

/** Collapses spaces; writes oʻ and gʻ with U+02BB and any other apostrophe as U+02BC, as CLDR does. */
export const normaliseName = (text: string): string =>
  // Fast path: a word of letters alone needs no change, which is nearly every name of a long list.
  /^[a-zа-яёўқғҳ]+$/i.test(text) ? text : withApostrophes(text);

const withApostrophes = (text: string): string =>
  foldApostrophes(text)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/([og])'/gi, `$1${TURNED_COMMA}`)
    .replaceAll("'", APOSTROPHE);

const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ў: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/**
 * Search form of a text: one form for both Uzbek scripts and every apostrophe (Gʻofur = G'ofur = Ғофур), lower case,
 * without apostrophes and other marks, е/э/ye and ц/ts/s not distinguished. For comparing, never for display.
 */
export const searchKey = (text: string): string =>
  foldApostrophes(text)
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u0400-\u04ff]/g, (letter) => CYRILLIC[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/y+e/g, 'e')
    .replace(/t+s/g, 's');
