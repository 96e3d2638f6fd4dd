import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  fullName,
  identityStepFields,
  identitySchema,
  identityWarnings,
  newEmployeeSchema,
  termsFields,
  termsSchema,
  termsWarnings,
} from './employee.ts';
import { printedFields } from './fields/printedFields.ts';
import { fieldErrors } from './fields/fieldErrors.ts';

const identity = {
  firstName: "G'ofur",
  lastName: 'Karimov',
  passportSerialNumber: 'aa 1234567',
  pinfl: '30101909999992',
};
const terms = {
  phoneNumber: '+998 90 123 45 67',
  cardNumber: '8600 0000 0000 0007',
  salary: 500_000_000,
  status: 'active',
};

describe('an employee', () => {
  it('is normalised to one form', () => {
    expect(v.parse(newEmployeeSchema, { ...identity, ...terms })).toEqual({
      firstName: 'Gʻofur',
      lastName: 'Karimov',
      passportSerialNumber: 'AA1234567',
      pinfl: '30101909999992',
      phoneNumber: '998901234567',
      cardNumber: '8600000000000007',
      salary: 500_000_000,
      status: 'active',
    });
  });

  it('is validated step by step and as a whole by the same rules', () => {
    expect(fieldErrors(identitySchema, identity)).toEqual({});
    expect(fieldErrors(termsSchema, terms)).toEqual({});
    const wrong = { ...identity, firstName: '', pinfl: '1', ...terms, salary: null, status: 'left' };
    const ofIdentity = { firstName: 'required', pinfl: 'pinflInvalid' };
    const ofTerms = { salary: 'required', status: 'wrongType' };
    expect(fieldErrors(identitySchema, wrong)).toEqual(ofIdentity);
    expect(fieldErrors(termsSchema, wrong)).toEqual(ofTerms);
    expect(fieldErrors(newEmployeeSchema, wrong)).toEqual({ ...ofIdentity, ...ofTerms });
  });

  const optional: string[] = ['unitId', 'scheduleId', 'firstDay', ...printedFields];
  it('gets an error for each required field of an empty form, and is refused without a form', () => {
    const required = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, 'required']));
    expect(fieldErrors(newEmployeeSchema, {})).toEqual(
      required([...identityStepFields, ...termsFields].filter((field) => !optional.includes(field))),
    );
    expect(fieldErrors(newEmployeeSchema, null)).toEqual({ '': 'wrongType' });
  });

  it('gets warnings about odd valid values and none about invalid ones', () => {
    expect(identityWarnings(identity)).toEqual({});
    expect(identityWarnings({ pinfl: '30101909999993' })).toEqual({ pinfl: 'pinflCheckDigit' });
    expect(identityWarnings({ pinfl: '3010' })).toEqual({});
    expect(termsWarnings(terms)).toEqual({});
    expect(termsWarnings({ phoneNumber: '998711234567', cardNumber: '4067070000000005' })).toEqual({
      phoneNumber: 'phoneOperatorUnknown',
      cardNumber: 'cardPrefixUnknown',
    });
    expect(termsWarnings({ phoneNumber: '', cardNumber: '4067' })).toEqual({});
  });

  it('has a full name with the family name first', () => {
    expect(fullName({ firstName: 'Gʻofur', lastName: 'Karimov' })).toBe('Karimov Gʻofur');
  });
});
