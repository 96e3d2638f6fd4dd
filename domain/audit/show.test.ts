import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../language.ts';
import { auditCodes, auditFields } from './fields.ts';
import { aboutText, fieldText, happeningText, valueText } from './show.ts';
import { auditAreaNames, auditAreas, auditEvents } from './subjects.ts';
import { auditWords, wordsOf } from './words/index.ts';

const spoken = (language: Language) => ({ language, word: wordsOf(language) });
const values = (field: string, raw: string[] | null) =>
  languages.map((language) => valueText(field, raw, spoken(language)).replaceAll('\u00a0', ' '));

test('what happened is told in each language', () => {
  const told = (subject: string, event: string) =>
    languages.map((language) => happeningText(subject, event, spoken(language)));
  expect(told('schedule', 'create')).toEqual([
    'Ish jadvali yaratildi',
    'График работы создан',
    'Иш жадвали яратилди',
  ]);
  expect(told('paymentRequest', 'approveAlone')).toEqual([
    'Oʻz soʻrovi maʼqullandi: boshqa kishi yoʻq',
    'Собственная заявка одобрена: больше некому',
    'Ўз сўрови маъқулланди: бошқа киши йўқ',
  ]);
});

test.each([
  ['salary', ['Oylik ish haqi', 'Оклад в месяц', 'Ойлик иш ҳақи']],
  ['2026-03-20', ['20-mart, 2026', '20 марта 2026 г.', '20 март, 2026']],
])('the field %s is named in each language', (field, names) => {
  expect(languages.map((language) => fieldText(field, spoken(language)))).toEqual(names);
});

test.each<[kind: string, field: string, raw: string[] | null, shown: string[]]>([
  ['money', 'salary', ['450000000'], ["4 500 000 so'm", '4 500 000 сум', '4 500 000 сўм']],
  ['money with tiyin', 'amount', ['-1050'], ["−10,50 so'm", '−10,50 сум', '−10,50 сўм']],
  ['a percent', 'advancePercent', ['40'], ['40%', '40%', '40%']],
  ['a number', 'people', ['1250'], ['1 250', '1 250', '1 250']],
  ['digits', 'tin', ['301234567'], ['301234567', '301234567', '301234567']],
  ['a date', 'firstDay', ['2026-03-20'], ['20-mart, 2026', '20 марта 2026 г.', '20 март, 2026']],
  ['a month', 'period', ['2026-11'], ['noyabr, 2026', 'ноябрь 2026 г.', 'ноябрь, 2026']],
  ['yes', 'takesLatePunches', ['true'], ['Ha', 'Да', 'Ҳа']],
  ['no', 'takesLatePunches', ['false'], ['Yoʻq', 'Нет', 'Йўқ']],
  ['weekdays', 'daysOff', ['6', '7'], ['Sh, Ya', 'Сб, Вс', 'Ша, Як']],
  [
    'hours of a week',
    'weekHours',
    ['1 09:00–18:00', '6 09:00–14:00'],
    ['Du 09:00–18:00, Sh 09:00–14:00', 'Пн 09:00–18:00, Сб 09:00–14:00', 'Ду 09:00–18:00, Ша 09:00–14:00'],
  ],
  ['a code', 'role', ['manager'], ['Boʻlim rahbari', 'Руководитель отдела', 'Бўлим раҳбари']],
  ['a state', 'state', ['accepted'], ['Qabul qilingan', 'Принято', 'Қабул қилинган']],
  ['an unknown code', 'state', ['melted'], ['melted', 'melted', 'melted']],
  ['a day of the calendar', '2026-03-20', ['dayOff'], ['Dam olish kuni', 'Выходной', 'Дам олиш куни']],
  [
    'a pay day',
    'salaryDay',
    ['lastDay'],
    ['Oyning oxirgi kuni', 'Последний день месяца', 'Ойнинг охирги куни'],
  ],
  ['a numbered pay day', 'salaryDay', ['15'], ['15', '15', '15']],
  ['a text that looks like a code', 'title', ['active'], ['active', 'active', 'active']],
  ['a month that is none', 'month', ['soon'], ['soon', 'soon', 'soon']],
  ['a date that is none', 'date', ['soon'], ['soon', 'soon', 'soon']],
  ['a field that is not known', 'colour', ['red', 'blue'], ['red, blue', 'red, blue', 'red, blue']],
  ['an empty list', 'unitIds', [], ['—', '—', '—']],
  ['nothing', 'salary', null, ['—', '—', '—']],
])('%s is shown as in the rest of the product', (_, field, raw, shown) => {
  expect(values(field, raw)).toEqual(shown);
});

test.each(languages)('a path without a word is said as it is in %s', (language) => {
  expect(wordsOf(language)('event.schedule.melt' as never)).toBe('event.schedule.melt');
  expect(wordsOf(language)('event.schedule' as never)).toBe('event.schedule');
});

describe.each(languages)('words of %s', (language) => {
  const words = auditWords[language];

  test('there is one for everything, and it says something', () => {
    expect(Object.keys(words.event)).toEqual(Object.keys(auditEvents));
    for (const [subject, events] of Object.entries(auditEvents))
      for (const event of events)
        expect(happeningText(subject, event, spoken(language)), `${subject}.${event}`).toMatch(
          /^\p{Lu}.{5,}$/u,
        );
    for (const field of Object.keys(auditFields))
      expect(fieldText(field, spoken(language)), field).toMatch(/^\p{Lu}/u);
    for (const code of auditCodes) expect(words.value[code], code).toMatch(/^\p{Lu}/u);
    for (const area of auditAreaNames) expect(words.area[area], area).toMatch(/^\p{Lu}/u);
  });

  test('no two things that happen are told alike', () => {
    const phrases = Object.values(words.event).flatMap((events) => Object.values<string>(events));
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  });

  test('no two areas are named alike', () => {
    expect(new Set(Object.values(words.area)).size).toBe(auditAreaNames.length);
  });
});

test('every subject is of one area', () => {
  expect(Object.values(auditAreas).flat().sort()).toEqual(Object.keys(auditEvents).sort());
});

test.each([
  [{ employee: { name: 'Karimova Aziza' }, title: 'Smena' }, 'Karimova Aziza · Smena'],
  [{ employee: { name: 'Karimova Aziza' }, title: null }, 'Karimova Aziza'],
  [{ employee: null, title: 'Smena' }, 'Smena'],
  [{ employee: null, title: null }, null],
])('%j is about %s', (entry, text) => {
  expect(aboutText(entry)).toBe(text);
});
