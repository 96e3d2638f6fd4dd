import type { Language } from '../language.ts';
import { TIYIN_PER_SOM, type Tiyin } from '../money.ts';
import { moneyUnit } from './money.ts';

/** From 0 to 9; the empty ones are not said. */
type Digits = readonly string[];

interface Numerals {
  zero: string;
  ones: Digits;
  teens?: Digits;
  tens: Digits;
  hundreds: (digit: number) => string[];
  /** Of 1000, 1000², 1000³ and 1000⁴, after a group of three digits. */
  scales: readonly ((group: number) => string)[];
  unit: (count: number) => string;
  tiyin: (count: number) => string;
}

const always = (word: string) => () => word;

/** The form after a count: one (1, 21), few (2–4, 22–24), many. */
const wordByCount =
  (one: string, few: string, many: string) =>
  (count: number): string => {
    const [last, teen] = [count % 10, count % 100 >= 11 && count % 100 <= 14];
    if (last === 1 && !teen) return one;
    return last >= 2 && last <= 4 && !teen ? few : many;
  };

const split = (words: string): Digits => ['', ...words.split(' ')];

const numerals: Record<Language, Numerals> = {
  'uz-Latn': uzbek({
    zero: 'nol',
    ones: split('bir ikki uch toʻrt besh olti yetti sakkiz toʻqqiz'),
    tens: split('oʻn yigirma oʻttiz qirq ellik oltmish yetmish sakson toʻqson'),
    powers: ['yuz', 'ming', 'million', 'milliard', 'trillion'],
    tiyin: 'tiyin',
    language: 'uz-Latn',
  }),
  'uz-Cyrl': uzbek({
    zero: 'нол',
    ones: split('бир икки уч тўрт беш олти етти саккиз тўққиз'),
    tens: split('ўн йигирма ўттиз қирқ эллик олтмиш етмиш саксон тўқсон'),
    powers: ['юз', 'минг', 'миллион', 'миллиард', 'триллион'],
    tiyin: 'тийин',
    language: 'uz-Cyrl',
  }),
  ru: {
    zero: 'ноль',
    ones: split('один два три четыре пять шесть семь восемь девять'),
    teens: [
      'десять',
      ...'один две три четыр пят шест сем восем девят'.split(' ').map((stem) => `${stem}надцать`),
    ],
    tens: split('десять двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'),
    hundreds: (digit) => [
      split('сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот')[digit]!,
    ],
    scales: [
      wordByCount('тысяча', 'тысячи', 'тысяч'),
      wordByCount('миллион', 'миллиона', 'миллионов'),
      wordByCount('миллиард', 'миллиарда', 'миллиардов'),
      wordByCount('триллион', 'триллиона', 'триллионов'),
    ],
    unit: wordByCount('сум', 'сума', 'сумов'),
    tiyin: wordByCount('тийин', 'тийина', 'тийинов'),
  },
};

/** "bir yuz" and "bir ming" with their one, as in documents: nothing can be written before the first word. */
function uzbek(own: {
  zero: string;
  ones: Digits;
  tens: Digits;
  powers: readonly [string, string, string, string, string];
  tiyin: string;
  language: Language;
}): Numerals {
  const [hundred, ...scales] = own.powers;
  return {
    zero: own.zero,
    ones: own.ones,
    tens: own.tens,
    hundreds: (digit) => [own.ones[digit]!, hundred],
    scales: scales.map(always),
    unit: always(moneyUnit(own.language)),
    tiyin: always(own.tiyin),
  };
}

/** Тысяча is feminine, unlike the other scales. */
const feminine: Partial<Record<string, string>> = { один: 'одна', два: 'две' };

/** A group of three digits. */
function groupWords(group: number, { ones, teens, tens, hundreds }: Numerals): string[] {
  const [hundred, ten, one] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
  const above = hundred ? hundreds(hundred) : [];
  return ten === 1 && teens ? [...above, teens[one]!] : [...above, tens[ten]!, ones[one]!].filter(Boolean);
}

/** Whole numbers from 0 to 10¹⁵ − 1. */
function numberWords(number: number, language: Language): string[] {
  const own = numerals[language];
  if (number === 0) return [own.zero];
  const groups: string[][] = [];
  for (let [rest, power] = [number, 0]; rest > 0; rest = Math.floor(rest / 1000), power += 1) {
    const group = rest % 1000;
    if (group === 0) continue;
    const masculine = groupWords(group, own);
    const words =
      language === 'ru' && power === 1 ? masculine.map((word) => feminine[word] ?? word) : masculine;
    groups.unshift(power === 0 ? words : [...words, own.scales[power - 1]!(group)]);
  }
  return groups.flat();
}

/**
 * The amount as documents have it, with the tiyin in two digits: `Bir million ikki yuz ming so'm 00 tiyin`. Amounts are not
 * negative.
 */
export function amountWords(amount: Tiyin, language: Language): string {
  const { unit, tiyin } = numerals[language];
  const [som, rest] = [Math.floor(amount / TIYIN_PER_SOM), amount % TIYIN_PER_SOM];
  const words = [...numberWords(som, language), unit(som), String(rest).padStart(2, '0'), tiyin(rest)].join(
    ' ',
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
