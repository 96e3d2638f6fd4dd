import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { tiyin } from '../money.ts';
import { accountCreditSchema } from './accountCredit.ts';
import { balanceLimitSchema } from './balanceLimit.ts';
import { cardBrand, cardNumberSchema, cardNumberWarnings, cardParts, passesLuhn } from './cardNumber.ts';
import { fieldCodes } from './codes.ts';
import { firstError } from './fieldErrors.ts';
import { printedSchemas } from './printedFields.ts';
import { otpCodeSchema, typedCodeSchema } from './oneTimeCode.ts';
import { mfoSchema, okpoSchema, tinSchema } from './organizationCodes.ts';
import { passportSerialNumberSchema } from './passportSerialNumber.ts';
import { givenPasswordSchema, passwordSchema } from './password.ts';
import { personNameSchema } from './personName.ts';
import { phoneNumberSchema, phoneNumberWarnings } from './phoneNumber.ts';
import { pinflSchema } from './pinfl.ts';
import { amountProblem } from './requestAmount.ts';
import { SALARY_MAX, salarySchema } from './salary.ts';
import { reasonSchema } from './reason.ts';

const schemas = {
  phoneNumber: phoneNumberSchema,
  pinfl: pinflSchema,
  passport: passportSerialNumberSchema,
  card: cardNumberSchema,
  tin: tinSchema,
  mfo: mfoSchema,
  password: passwordSchema,
  givenPassword: givenPasswordSchema,
  name: personNameSchema,
  salary: salarySchema,
  accountCredit: accountCreditSchema,
  balanceLimit: balanceLimitSchema,
  otp: otpCodeSchema,
  typed: typedCodeSchema,
  reason: reasonSchema,
  okpo: okpoSchema,
  ...printedSchemas,
};
type Name = keyof typeof schemas;

describe('values that pass, and what becomes of them', () => {
  it.each<[Name, unknown, unknown]>([
    ['phoneNumber', '998901234567', '998901234567'],
    ['phoneNumber', '+998 (90) 123-45-67', '998901234567'],
    ['phoneNumber', '00998\u00a090\u202f1234567', '998901234567'],
    ['phoneNumber', '8 90 123 45 67', '998901234567'],
    ['phoneNumber', '8 998 90 123 45 67', '998901234567'],
    ['phoneNumber', '92 222 00 02', '998922220002'],
    ['phoneNumber', '(90) 123-45-67', '998901234567'],
    ['pinfl', ' 30101909 999992 ', '30101909999992'],
    ['passport', 'ab 1234567', 'AB1234567'],
    ['passport', 'АА1234567', 'AA1234567'],
    ['card', '8600 0000 0000 0007', '8600000000000007'],
    ['tin', '1234567', '1234567'],
    ['tin', '123 456 789', '123456789'],
    ['mfo', '00014', '00014'],
    ['password', 'Davomat1', 'Davomat1'],
    ['password', ' Парол 1а ', ' Парол 1а '],
    ['givenPassword', 'x', 'x'],
    ['name', "  G'ofur ", 'Gʻofur'],
    ['name', 'Ғофур', 'Ғофур'],
    ['name', 'Anna-Maria de', 'Anna-Maria de'],
    ['salary', 500_000_000, 500_000_000],
    ['salary', SALARY_MAX, SALARY_MAX],
    ['accountCredit', '2020 8000 9000 0000 0001', '20208000900000000001'],
    ['accountCredit', null, null],
    ['balanceLimit', 0, 0],
    ['balanceLimit', null, null],
    ['otp', '123 456', '123456'],
    ['typed', '1234 5678', '12345678'],
    ['reason', ' Kasal ', 'Kasal'],
    ['okpo', '1234 5678', '12345678'],
    ['patronymic', " Anvar o'g'li", 'Anvar oʻgʻli'],
    ['position', ' Katta sotuvchi ', 'Katta sotuvchi'],
    ['personnelNumber', ' А-17/2 ', 'А-17/2'],
    ['personnelNumber', '0042', '0042'],
    ['personnelNumber', '№ A–17_2', 'A-17_2'],
  ])('%s %j', (name, value, output) => {
    expect(v.parse(schemas[name] as v.GenericSchema, value)).toBe(output);
  });
});

describe('values that do not pass', () => {
  it.each<[Name, unknown, string]>([
    ['phoneNumber', '', 'required'],
    ['phoneNumber', ' ', 'required'],
    ['phoneNumber', 998901234567, 'wrongType'],
    ['phoneNumber', '99890123456', 'phoneNumberInvalid'],
    ['phoneNumber', '9989012345678', 'phoneNumberInvalid'],
    ['phoneNumber', '998901234', 'phoneNumberInvalid'],
    ['phoneNumber', '797901234567', 'phoneNumberInvalid'],
    ['phoneNumber', '99890123456a', 'phoneNumberInvalid'],
    ['phoneNumber', '٩٩٨٩٠١٢٣٤٥٦٧', 'phoneNumberInvalid'],
    ['pinfl', '3010190999999', 'pinflInvalid'],
    ['pinfl', '301019099999921', 'pinflInvalid'],
    ['pinfl', '3010190999999a', 'pinflInvalid'],
    ['passport', 'A1234567', 'passportInvalid'],
    ['passport', 'AB123456', 'passportInvalid'],
    ['passport', 'ABC123456', 'passportInvalid'],
    ['passport', 'ЖЖ1234567', 'passportInvalid'],
    ['card', '8600000000000008', 'cardNumberCheckDigit'],
    ['card', '860000000000007', 'cardNumberInvalid'],
    ['card', '0000000000000000', 'cardNumberCheckDigit'],
    ['card', '86000000000000071', 'cardNumberInvalid'],
    ['tin', '12345678', 'tinInvalid'],
    ['tin', '1234567890', 'tinInvalid'],
    ['mfo', '1401', 'mfoInvalid'],
    ['password', 'Davoma1', 'passwordTooShort'],
    ['password', 'Davomatt', 'passwordNeedsDigit'],
    ['password', 'DAVOMAT1', 'passwordNeedsLower'],
    ['password', 'davomat1', 'passwordNeedsUpper'],
    ['password', `Aa1${'x'.repeat(198)}`, 'tooLong'],
    ['givenPassword', '', 'required'],
    ['name', 'x'.repeat(61), 'tooLong'],
    ['name', 'Ali2', 'nameInvalid'],
    ['name', '<b>', 'nameInvalid'],
    ['name', '-', 'nameInvalid'],
    ['name', 'Ali\u0000', 'nameInvalid'],
    ['accountCredit', '2020800090000000000', 'accountCreditInvalid'],
    ['accountCredit', '202080009000000000011', 'accountCreditInvalid'],
    ['accountCredit', '0'.repeat(20), 'accountCreditInvalid'],
    ['okpo', '1234567', 'okpoInvalid'],
    ['patronymic', 'Ali2', 'nameInvalid'],
    ['position', 'x'.repeat(101), 'tooLong'],
    ['position', 'Kassir\u202e', 'hiddenSigns'],
    ['personnelNumber', '-1', 'personnelNumberInvalid'],
    ['personnelNumber', '=1+1', 'personnelNumberInvalid'],
    ['personnelNumber', '1'.repeat(21), 'tooLong'],
    ['accountCredit', ' ', 'required'],
    ['balanceLimit', -100, 'balanceLimitInvalid'],
    ['balanceLimit', 150, 'balanceLimitInvalid'],
    ['balanceLimit', '5', 'wrongType'],
    ['salary', null, 'required'],
    ['salary', '5', 'wrongType'],
    ['salary', 0, 'salaryInvalid'],
    ['salary', -100, 'salaryInvalid'],
    ['salary', 150, 'salaryInvalid'],
    ['salary', NaN, 'wrongType'],
    ['salary', Infinity, 'salaryInvalid'],
    ['salary', SALARY_MAX + 100, 'salaryInvalid'],
    ['otp', '12345', 'codeInvalid'],
    ['typed', '123456789', 'codeInvalid'],
    ['reason', '  ', 'reasonRequired'],
    ['reason', 'x'.repeat(301), 'tooLong'],
  ])('%s %j is %s', (name, value, code) => {
    expect(firstError(schemas[name], value)).toBe(code);
  });

  it('speak only in codes that can be translated', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[0-9 +A-Z]{0,20}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(schemas)), anything, (schema, value) => {
        for (const issue of v.safeParse(schema, value).issues ?? [])
          expect(fieldCodes).toContain(issue.message);
      }),
    );
  });

  it('settle: what a schema gives passes it again unchanged', () => {
    const inputs = fc.stringMatching(/^[+8]?[0-9 ]{0,6}(99890)?[0-9A-Za-z]{0,14}$/);
    const texts = Object.values(schemas).filter(
      (schema) => schema !== salarySchema && schema !== balanceLimitSchema,
    );
    fc.assert(
      fc.property(fc.constantFrom(...texts), inputs, (schema, value) => {
        const first = v.safeParse(schema, value);
        if (first.success) expect(v.parse(schema as v.GenericSchema, first.output)).toBe(first.output);
      }),
    );
  });
});

describe('card', () => {
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

  it('has one check digit that passes, and no single wrong digit does', () => {
    fc.assert(
      fc.property(digits(15), fc.nat(15), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const passing = [...'0123456789'].filter((last) => passesLuhn(body.join('') + last));
        expect(passing).toHaveLength(1);
        const number = body.join('') + (passing[0] ?? '');
        const wrong = [...number];
        wrong[place] = String((Number(wrong[place]) + shift) % 10);
        expect(passesLuhn(wrong.join(''))).toBe(false);
      }),
    );
  });

  it('has a brand by its prefix, an unknown one only warns', () => {
    expect(['8600', '5614', '9860', '4067'].map((prefix) => cardBrand(prefix + '0'.repeat(12)))).toEqual([
      'uzcard',
      'uzcard',
      'humo',
      'unknown',
    ]);
    expect(cardNumberWarnings('4067000000000000')).toEqual(['cardPrefixUnknown']);
    expect(cardNumberWarnings('9860000000000000')).toEqual([]);
    expect(cardParts('8600123412340842')).toEqual({ first4: '8600', last4: '0842', brand: 'uzcard' });
  });
});

describe('phone number', () => {
  it('only warns of an operator it does not know', () => {
    expect(phoneNumberWarnings('998901234567')).toEqual([]);
    expect(phoneNumberWarnings('998331234567')).toEqual([]);
    expect(phoneNumberWarnings('998961234567')).toEqual(['phoneOperatorUnknown']);
    expect(phoneNumberWarnings('998711234567')).toEqual(['phoneOperatorUnknown']);
  });
});

describe('amount of a request', () => {
  const bounds = { enabled: tiyin(5_000_000), minimumRequest: tiyin(100_000) };
  it.each([
    [null, 'required'],
    [100_050, 'amountNotWholeSom'],
    [99_900, 'amountTooSmall'],
    [100_000, undefined],
    [5_000_000, undefined],
    [5_000_100, 'amountAboveEnabled'],
    [NaN, 'amountNotWholeSom'],
  ])('%j: %s', (amount, problem) => {
    expect(amountProblem(amount, bounds)).toBe(problem);
  });
});
