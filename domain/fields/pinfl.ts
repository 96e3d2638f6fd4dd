import * as v from 'valibot';
import { isCompanyDate, type CompanyDate } from '../calendar/date.ts';
import type { WarningCode } from './codes.ts';
import { code, requiredText, withoutGrouping } from './text.ts';

/** 14 digits and nothing more (spec section 5): foreigners get numbers too, so everything else only warns. */
export const pinflSchema = v.pipe(requiredText(withoutGrouping), v.regex(/^\d{14}$/, code('pinflInvalid')));

const WEIGHTS = [7, 3, 1];

function checkDigit(pinfl: string): number {
  let sum = 0;
  for (let i = 0; i < 13; i++) sum += Number(pinfl[i]) * (WEIGHTS[i % 3] ?? 0);
  return sum % 10;
}

export interface PinflFacts {
  birthDate: CompanyDate;
  gender: 'male' | 'female';
}

/** What a PINFL `G DDMMYY RRR SSS C` tells about its holder; undefined when its first digit or date is invalid. */
export function pinflFacts(pinfl: string): PinflFacts | undefined {
  const match = /^([1-6])(\d\d)(\d\d)(\d\d)\d{7}$/.exec(pinfl);
  if (!match) return undefined;
  const [, first, day, month, year] = match;
  const century = 18 + Math.floor((Number(first) - 1) / 2);
  const birthDate = `${century}${year}-${month}-${day}`;
  if (!isCompanyDate(birthDate)) return undefined;
  return { birthDate, gender: Number(first) % 2 === 1 ? 'male' : 'female' };
}

/** Warnings for a number of 14 digits: date (with century), district or serial 000, check digit. They never block. */
export function pinflWarnings(pinfl: string): WarningCode[] {
  const warnings: WarningCode[] = [];
  if (!pinflFacts(pinfl)) warnings.push('pinflDate');
  if (pinfl.slice(7, 10) === '000' || pinfl.slice(10, 13) === '000') warnings.push('pinflDistrict');
  if (checkDigit(pinfl) !== Number(pinfl[13])) warnings.push('pinflCheckDigit');
  return warnings;
}
