import { describe, expect, it } from 'vitest';
import { pinflFacts, pinflWarnings } from './pinfl.ts';

describe('PINFL', () => {
  it.each([
    ['30101909999992', '1990-01-01', 'male'],
    ['43107859999983', '1985-07-31', 'female'],
    ['52902049999978', '2004-02-29', 'male'],
    ['10101999999953', '1899-01-01', 'male'],
  ])('%s is of %s, %s', (pinfl, birthDate, gender) => {
    expect(pinflWarnings(pinfl)).toEqual([]);
    expect(pinflFacts(pinfl)).toEqual({ birthDate, gender });
  });

  it.each([
    ['30101909999993', ['pinflCheckDigit']],
    ['33002909999993', ['pinflDate']],
    ['70101909999990', ['pinflDate']],
    ['30101900009993', ['pinflDistrict']],
  ])('%s warns of %j', (pinfl, warnings) => {
    expect(pinflWarnings(pinfl)).toEqual(warnings);
  });
});
