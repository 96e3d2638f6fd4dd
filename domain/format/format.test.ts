import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextMonth, type CompanyMonth } from '../calendar/index.ts';
import { languages, type Language } from '../language.ts';
import { fromSom, parseSom, tiyin } from '../money.ts';
import {
  formatCardNumber,
  formatDate,
  formatDuration,
  formatInstant,
  formatMoney,
  formatMoneyExact,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPhone,
  formatTime,
  formatWeekdayShort,
  maskCard,
  moneyParts,
  type DateStyle,
} from './index.ts';

/** The tables use plain spaces; the formatter answers with no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('numbers and money', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [999, '999'],
    [1_000, '1 000'],
    [1_234_567, '1 234 567'],
    [-1_234, '\u22121 234'],
    [1234.5, '1 234,5'],
    [0.0625, '0,0625'],
  ])('%d is %j', (value, text) => {
    expect(plain(formatNumber(value))).toBe(text);
  });

  it.each<[number, Language, string]>([
    [123_456_700, 'uz-Latn', "1 234 567 so'm"],
    [123_456_700, 'ru', '1 234 567 сум'],
    [123_456_700, 'uz-Cyrl', '1 234 567 сўм'],
    [199, 'uz-Latn', "1 so'm"],
    [-199, 'uz-Latn', "\u22121 so'm"],
    [-99, 'ru', '0 сум'],
  ])('%d tiyin in %s is %j', (amount, language, text) => {
    const shown = formatMoney(tiyin(amount), language);
    expect(plain(shown)).toBe(text);
    expect(shown).not.toContain(' ');
  });

  it.each([
    [123_456_705, '1 234 567,05 сум'],
    [50, '0,50 сум'],
    [0, '0,00 сум'],
    [-123_456, '\u22121 234,56 сум'],
    [-5, '\u22120,05 сум'],
  ])('shows %i tiyin to the tiyin', (amount, text) => {
    const shown = formatMoneyExact(tiyin(amount), 'ru');
    expect(plain(shown)).toBe(text);
    expect(shown).not.toContain(' ');
  });

  it('shows an amount that reads back as itself', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...languages), (som, language) => {
        expect(parseSom(moneyParts(fromSom(som), language).number)).toBe(som * 100);
      }),
    );
  });
});

describe('dates', () => {
  it.each<[DateStyle, Language, string]>([
    ['full', 'uz-Latn', '21-mart, 2026'],
    ['full', 'ru', '21 марта 2026 г.'],
    ['full', 'uz-Cyrl', '21 март, 2026'],
    ['short', 'uz-Latn', '21.03.2026'],
    ['short', 'ru', '21.03.2026'],
    ['short', 'uz-Cyrl', '21.03.2026'],
    ['dayMonth', 'uz-Latn', '21-mart'],
    ['dayMonth', 'ru', '21 марта'],
    ['dayMonth', 'uz-Cyrl', '21 март'],
    ['monthYear', 'uz-Latn', 'mart, 2026'],
    ['monthYear', 'ru', 'март 2026 г.'],
    ['monthYear', 'uz-Cyrl', 'март, 2026'],
    ['weekday', 'uz-Latn', 'shanba'],
    ['weekday', 'ru', 'суббота'],
    ['weekday', 'uz-Cyrl', 'шанба'],
  ])('%s in %s is %j', (style, language, text) => {
    expect(formatDate('2026-03-21', language, style)).toBe(text);
  });

  it('has twelve months and seven weekdays, and no leading zero', () => {
    const months: CompanyMonth[] = ['2026-01'];
    while (months.length < 12) months.push(nextMonth(months.at(-1)!));
    for (const language of languages) {
      expect(new Set(months.map((month) => formatMonth(month, language))).size).toBe(12);
      const week = [1, 2, 3, 4, 5, 6, 7].map((day) => formatWeekdayShort(day, language));
      expect(new Set(week).size).toBe(7);
    }
    expect(formatDate('2026-12-08', 'uz-Latn')).toBe('8-dekabr, 2026');
    expect(formatMonth('2026-12', 'ru')).toBe('декабрь 2026 г.');
  });

  it('shows Tashkent time', () => {
    expect(formatTime(Date.parse('2026-03-20T03:56:59Z'))).toBe('08:56');
    expect(formatTime(Date.parse('2026-03-20T19:00:00Z'))).toBe('00:00');
  });

  it.each<[DateStyle | undefined, Language, string]>([
    [undefined, 'uz-Latn', '21-mart, 2026, 00:05'],
    ['dayMonth', 'ru', '21 марта, 00:05'],
    ['short', 'uz-Cyrl', '21.03.2026, 00:05'],
  ])('shows an instant in %s in %s with the date of Tashkent, %j', (style, language, text) => {
    expect(formatInstant('2026-03-20T19:05:00Z', language, style)).toBe(text);
  });

  it.each<[number, Language, string]>([
    [536, 'uz-Latn', '8 soat 56 daqiqa'],
    [536, 'ru', '8 ч 56 мин'],
    [536, 'uz-Cyrl', '8 соат 56 дақиқа'],
    [480, 'uz-Latn', '8 soat'],
    [5, 'ru', '5 мин'],
    [0, 'uz-Cyrl', '0 дақиқа'],
  ])('%d minutes in %s is %j', (minutes, language, text) => {
    expect(plain(formatDuration(minutes, language))).toBe(text);
  });
});

describe('identifiers', () => {
  it('groups phone and card', () => {
    expect(formatPhone('998901234567')).toBe('+998 90 123 45 67');
    expect(formatPhone('998•••••••67')).toBe('+998 •• ••• •• 67');
    expect(formatPhone('90123')).toBe('90123');
    expect(maskCard({ first4: '8600', last4: '0842' })).toBe('8600 •••• •••• 0842');
    expect(formatCardNumber('86001234567890')).toBe('8600 1234 5678 90');
    expect(formatCardNumber('8600')).toBe('8600');
  });
});

it('a rate has a comma and no space', () => {
  expect(formatPercent(94.2)).toBe('94,2%');
  expect(formatPercent(100)).toBe('100%');
});
