import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { columnKeys, columns, statusOfWord, statusWords } from './columns.ts';
import { cellsByColumn, findHeadings, missingColumns, recogniseHeadings } from './headings.ts';

describe('headings', () => {
  it.each(languages)('our own are recognised: %s', (language) => {
    const row = columnKeys.map((key) => columns[key].headings[language]);
    expect(recogniseHeadings(row)).toEqual(columnKeys);
    expect(missingColumns(recogniseHeadings(row))).toEqual([]);
  });

  it.each([
    ['  ФАМИЛИЯ * ', 'lastName'],
    ['Familiyasi', 'lastName'],
    ['Ismi', 'firstName'],
    ['Паспорт', 'passportSerialNumber'],
    ['ПИНФЛ(ЖШШИР)', 'pinfl'],
    ['jshshir', 'pinfl'],
    ['Мобильный телефон', 'phoneNumber'],
    ['Plastik karta', 'cardNumber'],
    ["Oylik ish haqi, so'm", undefined],
    ['Зарплата', 'salary'],
    ['Holat', 'status'],
    ['Отчество', 'patronymic'],
    ['Таб. №', 'personnelNumber'],
    ['Kasbi', 'position'],
    ['Отчество матери', undefined],
    ['', undefined],
  ])('%j is %s', (heading, key) => {
    expect(recogniseHeadings([heading])).toEqual([key]);
  });

  it('no alias stands for two columns', () => {
    for (const key of columnKeys)
      for (const alias of columns[key].aliases)
        expect([alias, ...recogniseHeadings([alias])]).toEqual([alias, key]);
  });

  it('a heading that comes again is not meant', () => {
    expect(recogniseHeadings(['Ism', 'Имя', null, 5])).toEqual([
      'firstName',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are found under a title, and nowhere when there are none', () => {
    const rows = [
      ['Xodimlar roʻyxati'],
      [],
      ['№', 'Familiya', 'Ism', 'JShShIR'],
      ['1', 'Karimov', 'Ali', '3'],
    ];
    expect(findHeadings(rows)).toEqual({ index: 2, mapping: [undefined, 'lastName', 'firstName', 'pinfl'] });
    expect(findHeadings([['Karimov', 'Ali', 'Holati']])).toBeUndefined();
    expect(findHeadings([])).toBeUndefined();
  });

  it('without a status are complete: a company’s own list seldom has one', () => {
    expect(missingColumns(columnKeys.filter((key) => key !== 'status'))).toEqual([]);
    expect(missingColumns(['lastName', 'status'])).toEqual([
      'firstName',
      'passportSerialNumber',
      'pinfl',
      'phoneNumber',
      'cardNumber',
      'salary',
    ]);
  });

  it('lead the cells to their columns', () => {
    expect(cellsByColumn(['1', 'Karimov'], [undefined, 'lastName', 'firstName'])).toEqual({
      lastName: 'Karimov',
      firstName: null,
    });
  });
});

describe('statuses', () => {
  it.each(Object.entries(statusWords))('%s is read in every language', (status, words) => {
    for (const word of Object.values(words)) expect(statusOfWord(` ${word.toUpperCase()}`)).toBe(status);
  });

  it('is read as files said it before', () => {
    for (const word of ['Shaxsi aniqlanmagan', 'Шахси аниқланмаган', 'Личность не подтверждена'])
      expect(statusOfWord(word)).toBe('notIdentified');
  });

  it('anything else is none', () => {
    expect(statusOfWord('taʼtilda')).toBeUndefined();
  });
});
