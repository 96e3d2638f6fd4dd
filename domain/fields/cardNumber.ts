import * as v from 'valibot';
import type { WarningCode } from './codes.ts';
import { code, requiredText, withoutGrouping } from './text.ts';

export type CardBrand = 'uzcard' | 'humo' | 'unknown';

/** True when the Luhn sum of the digits is a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = digit * 2;
    sum += i % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const hasLength = (digits: string) => /^\d{16}$/.test(digits);
const isCard = (digits: string) => !/^0+$/.test(digits) && passesLuhn(digits);

/** Exactly 16 digits and valid (spec section 5): the last one is the check digit of a Luhn sum. */
export const cardNumberSchema = v.pipe(
  requiredText(withoutGrouping),
  v.check(hasLength, code('cardNumberInvalid')),
  v.check((digits) => !hasLength(digits) || isCard(digits), code('cardNumberCheckDigit')),
);

const brands: Record<string, CardBrand> = { 8600: 'uzcard', 5614: 'uzcard', 9860: 'humo' };

/** Brand by the first four digits; `unknown` gets a neutral icon and is never an error (product §4). */
export const cardBrand = (cardNumber: string): CardBrand => brands[cardNumber.slice(0, 4)] ?? 'unknown';

/** Expects a valid number. */
export const cardNumberWarnings = (cardNumber: string): WarningCode[] =>
  cardBrand(cardNumber) === 'unknown' ? ['cardPrefixUnknown'] : [];

/** What may be stored in clear of a valid number. */
export const cardParts = (cardNumber: string): { first4: string; last4: string; brand: CardBrand } => ({
  first4: cardNumber.slice(0, 4),
  last4: cardNumber.slice(-4),
  brand: cardBrand(cardNumber),
});
