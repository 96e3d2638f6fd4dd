import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newEmployeeSchema } from '../employee.ts';
import { fieldErrors } from '../fields/fieldErrors.ts';
import { maskCard } from '../format/identifiers.ts';
import type { Cell } from './cell.ts';
import { columnKeys, requiredColumns, type ColumnKey } from './columns.ts';
import type { RowCells } from './headings.ts';
import { somOfCell } from './money.ts';
import { cardMaskOf } from './mask.ts';
import { checkRow, personOf } from './row.ts';

const good = {
  lastName: 'Karimova',
  firstName: 'Gʻulnora',
  passportSerialNumber: 'AB1234567',
  pinfl: '41507950010018',
  phoneNumber: '998901112233',
  cardNumber: '8600120000000003',
  salary: 5_000_000,
  status: 'Ishlamoqda',
} satisfies RowCells;

const errorOf = (key: ColumnKey, cell: Cell) => checkRow({ ...good, [key]: cell }).errors[key];
const valueOf = (key: ColumnKey, cell: Cell) => checkRow({ ...good, [key]: cell }).values[key];

describe('a row', () => {
  it('is read as a person', () => {
    expect(personOf(checkRow(good))).toEqual({ ...good, salary: 500_000_000, status: 'active' });
  });

  it('gets an error in each required column when it is empty', () => {
    const { errors, values } = checkRow({});
    const required = requiredColumns;
    expect(errors).toEqual(Object.fromEntries(required.map((key) => [key, 'required'])));
    expect(values).toEqual({ status: null });
    expect(personOf(checkRow({}))).toBeUndefined();
  });

  it.each([
    ['pinfl', 41507950010018, '41507950010018'],
    ['phoneNumber', 998901112233, '998901112233'],
    ['phoneNumber', "'+998 90 111-22-33", '998901112233'],
    ['phoneNumber', '92 222 00 02', '998922220002'],
    ['phoneNumber', 922220002, '998922220002'],
    ['pinfl', '="41507950010018"', '41507950010018'],
    ['passportSerialNumber', 'ав 1234567', 'AB1234567'],
    ['cardNumber', '8600 1200 0000 0003', '8600120000000003'],
    ['salary', "5 000 000 so'm", 500_000_000],
    ['salary', '5,000,000.00', 500_000_000],
    ['status', 'Заблокирован', 'blocked'],
    ['status', 'Ишдан бўшатилган', null],
    ['status', 'Not identified', undefined],
    ['salaryFrom', '2026-12-01', '2026-12-01'],
    ['salaryFrom', '1.12.2026', '2026-12-01'],
    ['salaryFrom', '01/12/2026', '2026-12-01'],
    ['salaryFrom', ' ', undefined],
    ['unit', '  Склад №2 ', 'Склад №2'],
    ['unit', 12, '12'],
    ['unit', ' ', undefined],
    ['schedule', ' Ночная смена ', 'Ночная смена'],
    ['schedule', '', undefined],
  ] as const)('has a valid %s in %j', (key, cell, value) => {
    expect(valueOf(key, cell)).toBe(value);
  });

  it.each([
    ['cardNumber', 8600120000000003, 'digitsLost'],
    ['cardNumber', '8,6E+15', 'digitsLost'],
    ['pinfl', '3.01019E+13', 'digitsLost'],
    ['pinfl', 415079500100181, 'digitsLost'],
    ['phoneNumber', 0.5, 'digitsLost'],
    ['pinfl', 4150795001001, 'pinflInvalid'],
    ['cardNumber', '8600120000000004', 'cardNumberCheckDigit'],
    ['salary', 'besh million', 'salaryInvalid'],
    ['salary', 0, 'salaryInvalid'],
    ['salary', 0.5, 'salaryInvalid'],
    ['salary', 1e300, 'salaryInvalid'],
    ['salary', '', 'required'],
    ['status', 'ok', 'statusInvalid'],
    ['salaryFrom', '31.11.2026', 'dateInvalid'],
    ['salaryFrom', '01.12.26', 'dateInvalid'],
    ['salaryFrom', 46_357, 'dateInvalid'],
    ['unit', 'x'.repeat(101), 'tooLong'],
    ['schedule', 'x'.repeat(101), 'tooLong'],
    ['lastName', 7, 'nameInvalid'],
    ['firstName', '   ', 'required'],
  ] as const)('has an invalid %s in %j: %s', (key, cell, code) => {
    expect(errorOf(key, cell)).toBe(code);
  });

  it('gets warnings about odd values and still passes', () => {
    const row = checkRow({ ...good, pinfl: '41507950010019', phoneNumber: '998001112233' });
    expect(row.errors).toEqual({});
    expect(row.warnings).toEqual({ pinfl: 'pinflCheckDigit', phoneNumber: 'phoneOperatorUnknown' });
  });

  it('gets the error codes of the wizard for any text', () => {
    const texts = fc.record(
      Object.fromEntries(
        (['lastName', 'firstName', 'passportSerialNumber', 'pinfl', 'phoneNumber'] as const).map((key) => [
          key,
          // A leading apostrophe and the ways a spreadsheet writes a number are the file's, not the person's.
          fc.string({ maxLength: 70 }).filter((text) => !/^\s*['=]|e\+?\d/i.test(text)),
        ]),
      ),
    );
    fc.assert(
      fc.property(texts, (cells) => {
        const wizard = fieldErrors(newEmployeeSchema, cells);
        const { errors } = checkRow(cells);
        for (const key of Object.keys(cells) as Exclude<
          ColumnKey,
          'cardNumber' | 'salary' | 'salaryFrom' | 'status' | 'unit' | 'schedule'
        >[])
          expect(errors[key]).toBe(wizard[key]);
      }),
    );
  });

  it('has a value or an error in each column for any cells', () => {
    const cell: fc.Arbitrary<Cell> = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.constant(null));
    const cells = fc.record(Object.fromEntries(columnKeys.map((key) => [key, cell])));
    fc.assert(
      fc.property(cells, (row) => {
        const { values, errors } = checkRow(row);
        for (const key of [...requiredColumns, 'status' as const])
          expect([key, key in values]).toEqual([key, !(key in errors)]);
      }),
    );
  });
});

describe('a masked card', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 4 });

  it('is kept in the form that our exports write', () => {
    fc.assert(
      fc.property(digits, digits, (first4, last4) => {
        const mask = maskCard({ first4, last4 });
        expect(valueOf('cardNumber', mask)).toBe(mask);
      }),
    );
  });

  it.each(['8600********0842', '8600-xxxx-xxxx-0842', '8600 •••• 0842', '8600ХХХХХХХХ0842'])(
    'is also read from %s',
    (text) => {
      expect(cardMaskOf(text)).toBe('8600 •••• •••• 0842');
    },
  );

  it.each(['8600 0000 0000 0842', '86 •••• •••• 0842', '', '•••• •••• •••• ••••'])(
    'is not read from %j',
    (text) => {
      expect(cardMaskOf(text)).toBeUndefined();
    },
  );
});

describe('money of a cell', () => {
  it('is read with any grouping of digits', () => {
    const marks = fc.constantFrom(' ', ',', '.', "'", '\u00a0', '’');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), marks, (som, mark) => {
        const text = String(som).replace(/\B(?=(\d{3})+$)/g, mark);
        expect(somOfCell(text)).toBe(som * 100);
        expect(somOfCell(`${text} сўм`)).toBe(som * 100);
        expect(somOfCell(som)).toBe(som * 100);
      }),
    );
  });

  it.each(['5.000.00', '5,000,00', '1.2.3', '-5', '5e6', '1 000 000 000 000 000 000', 'NaN'])(
    'is not read from %j',
    (text) => {
      expect(somOfCell(text)).toBeUndefined();
    },
  );
});
