/** What stands for oʻ, gʻ and the tutuq belgisi in the wild. */
const APOSTROPHES = /['`\u02bb\u02bc\u2018\u2019\u00b4]/g;
const TURNED_COMMA = '\u02bb';
const APOSTROPHE = '\u02bc';

/** Every apostrophe becomes U+0027, so that texts typed on different keyboards compare equal. */
export const foldApostrophes = (text: string): string => text.normalize('NFC').replace(APOSTROPHES, "'");

/** Spaces collapsed; oʻ and gʻ with U+02BB, any other apostrophe U+02BC, as CLDR writes Uzbek. */
export const normaliseName = (text: string): string =>
  // Letters alone are as they should be: nearly every name in a list of thousands.
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
 * The form in which texts are searched: one for both Uzbek scripts and every apostrophe (Gʻofur = G'ofur = Ғофур),
 * lower case, apostrophes and other marks dropped, е/э/ye and ц/ts/s not told apart. For comparing, never for showing.
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
