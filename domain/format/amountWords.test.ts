import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../language.ts';
import { tiyin } from '../money.ts';
import { amountWords } from './amountWords.ts';

/** Values of words, written apart from the tables that make them. */
const values: Record<Language, Record<string, number>> = {
  'uz-Latn': {
    ...{ nol: 0, bir: 1, ikki: 2, uch: 3, toʻrt: 4, besh: 5, olti: 6, yetti: 7, sakkiz: 8, toʻqqiz: 9 },
    ...{
      oʻn: 10,
      yigirma: 20,
      oʻttiz: 30,
      qirq: 40,
      ellik: 50,
      oltmish: 60,
      yetmish: 70,
      sakson: 80,
      toʻqson: 90,
    },
    ...{ yuz: 100, ming: 1e3, million: 1e6, milliard: 1e9, trillion: 1e12 },
  },
  'uz-Cyrl': {
    ...{ нол: 0, бир: 1, икки: 2, уч: 3, тўрт: 4, беш: 5, олти: 6, етти: 7, саккиз: 8, тўққиз: 9 },
    ...{ ўн: 10, йигирма: 20, ўттиз: 30, қирқ: 40, эллик: 50, олтмиш: 60, етмиш: 70, саксон: 80, тўқсон: 90 },
    ...{ юз: 100, минг: 1e3, миллион: 1e6, миллиард: 1e9, триллион: 1e12 },
  },
  ru: {
    ...{
      ноль: 0,
      один: 1,
      одна: 1,
      два: 2,
      две: 2,
      три: 3,
      четыре: 4,
      пять: 5,
      шесть: 6,
      семь: 7,
      восемь: 8,
    },
    ...{ девять: 9, десять: 10, одиннадцать: 11, двенадцать: 12, тринадцать: 13, четырнадцать: 14 },
    ...{ пятнадцать: 15, шестнадцать: 16, семнадцать: 17, восемнадцать: 18, девятнадцать: 19 },
    ...{
      двадцать: 20,
      тридцать: 30,
      сорок: 40,
      пятьдесят: 50,
      шестьдесят: 60,
      семьдесят: 70,
      восемьдесят: 80,
    },
    ...{ девяносто: 90, сто: 100, двести: 200, триста: 300, четыреста: 400, пятьсот: 500, шестьсот: 600 },
    ...{ семьсот: 700, восемьсот: 800, девятьсот: 900 },
    ...{ тысяча: 1e3, тысячи: 1e3, тысяч: 1e3, миллион: 1e6, миллиона: 1e6, миллионов: 1e6 },
    ...{ миллиард: 1e9, миллиарда: 1e9, миллиардов: 1e9, триллион: 1e12, триллиона: 1e12, триллионов: 1e12 },
  },
};
const units = new Set(["so'm", 'сўм', 'сум', 'сума', 'сумов', 'tiyin', 'тийин', 'тийина', 'тийинов']);

/** As a person reads it: hundreds multiply the digit before them, a scale what was said since the last one. */
function read(text: string, language: Language): number {
  const words = text.toLowerCase().split(' ');
  const [last, rest] = [words.pop()!, words.pop()!];
  expect(units).toContain(last);
  expect(units).toContain(words.pop()!);
  let [sum, group] = [0, 0];
  for (const word of words) {
    const value = values[language][word];
    if (value === undefined) throw new Error(`not a number: ${word}`);
    if (value >= 1000) [sum, group] = [sum + group * value, 0];
    else if (value === 100 && language !== 'ru') group *= 100;
    else group += value;
  }
  return (sum + group) * 100 + Number(rest);
}

describe('an amount in words', () => {
  it.each([
    [0, 'uz-Latn', "Nol so'm 00 tiyin"],
    [120_000_000, 'uz-Latn', "Bir million ikki yuz ming so'm 00 tiyin"],
    [100_000, 'uz-Latn', "Bir ming so'm 00 tiyin"],
    [31_428_571, 'uz-Latn', "Uch yuz oʻn toʻrt ming ikki yuz sakson besh so'm 71 tiyin"],
    [31_428_571, 'uz-Cyrl', 'Уч юз ўн тўрт минг икки юз саксон беш сўм 71 тийин'],
    [31_428_571, 'ru', 'Триста четырнадцать тысяч двести восемьдесят пять сумов 71 тийин'],
    [100, 'ru', 'Один сум 00 тийинов'],
    [220_002_202, 'ru', 'Два миллиона двести тысяч двадцать два сума 02 тийина'],
    [2_100_100, 'ru', 'Двадцать одна тысяча один сум 00 тийинов'],
    [1_101_200, 'ru', 'Одиннадцать тысяч двенадцать сумов 00 тийинов'],
  ] as const)('%i tiyin in %s', (amount, language, text) => {
    expect(amountWords(tiyin(amount), language)).toBe(text);
  });

  it.each(languages)('reads back as the amount in %s', (language) => {
    const amounts = fc.oneof(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 0, max: 99_999_999_999_999 }),
      fc.maxSafeInteger().map(Math.abs),
    );
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(read(amountWords(tiyin(amount), language), language)).toBe(amount);
      }),
      { numRuns: 500 },
    );
  });
});
