import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from './fields/fieldErrors.ts';
import { newOrganizationSchema } from './organization.ts';

const errors = (title: string, tin = '301234567') => fieldErrors(newOrganizationSchema, { title, tin });

describe('what a company is founded with', () => {
  test.each([
    '"Oʻrik" MChJ',
    'ООО «Ромашка»',
    '7-kanal',
    '  Yangi   Savdo ',
    'A.Navoiy nomidagi maktab',
    'Savdo va Co.',
    'Ф.И.О. Сервис',
  ])('%s is a title', (title) => {
    expect(errors(title)).toEqual({});
  });

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['""', 'titleInvalid'],
    ['<b>Savdo</b>', 'titleInvalid'],
    ['Savdo: https://firib', 'titleInvalid'],
    ['Savdo www.firib', 'titleInvalid'],
    ['Savdo firib.рф', 'titleInvalid'],
    ['Savdo t.qisqa/abc', 'titleInvalid'],
    ['Savdo 10.0.0.1', 'titleInvalid'],
    ['Sovgʻa: Firib.UZ/abc', 'titleInvalid'],
    ['Savdo firib.com, MChJ', 'titleInvalid'],
    ['Savdo \u202ejhcm', 'titleInvalid'],
    ['\u200b\u200b', 'titleInvalid'],
    ['Sav\u00addo', 'titleInvalid'],
    ['x'.repeat(201), 'tooLong'],
  ])('%j is none: %s', (title, code) => {
    expect(errors(title)).toEqual({ title: code });
  });

  test('a TIN has 7 or 9 digits, however they are grouped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}$/), (tin) => {
        const fits = tin.length === 7 || tin.length === 9;
        expect(errors('Savdo', tin)).toEqual(fits ? {} : { tin: 'tinInvalid' });
        const grouped = tin.replace(/(\d{3})(?=\d)/g, '$1 ');
        if (fits) expect(v.parse(newOrganizationSchema, { title: 'Savdo', tin: grouped }).tin).toBe(tin);
      }),
    );
  });
});
