import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { columnKeys, columns, statusOfWord, statusWords } from './columns.ts';
import { cellsByColumn, findHeadings, missingColumns, recogniseHeadings } from './headings.ts';

describe('headings', () => {
  it.each(languages)('of our own files are recognised: %s', (language) => {
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
  ])('include the alias %j of %s', (heading, key) => {
    expect(recogniseHeadings([heading])).toEqual([key]);
  });

  it('have no alias of two columns', () => {
    for (const key of columnKeys)
      for (const alias of columns[key].aliases)
        expect([alias, ...recogniseHeadings([alias])]).toEqual([alias, key]);
  });

  it('count only once when they are repeated', () => {
    expect(recogniseHeadings(['Ism', 'Имя', null, 5])).toEqual([
      'firstName',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are found below a title, and not found when there are none', () => {
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

  it('are complete without a status: a company’s own list seldom has one', () => {
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

  it('assign the cells to their columns', () => {
    expect(cellsByColumn(['1', 'Karimov'], [undefined, 'lastName', 'firstName'])).toEqual({
      lastName: 'Karimov',
      firstName: null,
    });
  });
});

describe('statuses', () => {
  it.each(Object.entries(statusWords))('include %s in every language', (status, words) => {
    for (const word of Object.values(words)) expect(statusOfWord(` ${word.toUpperCase()}`)).toBe(status);
  });

  it('include the words of earlier files', () => {
    for (const word of ['Shaxsi aniqlanmagan', 'Шахси аниқланмаган', 'Личность не подтверждена'])
      expect(statusOfWord(word)).toBe('notIdentified');
  });

  it('do not include any other word', () => {
    expect(statusOfWord('taʼtilda')).toBeUndefined();
  });
});
