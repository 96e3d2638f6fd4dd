import { createHash } from 'node:crypto';
import { passesLuhn } from '#domain/fields/cardNumber.ts';
import { pinflWarnings } from '#domain/fields/pinfl.ts';

/** The same words give the same id, so that a sample company is the same everywhere. */
export function sampleId(...words: (string | number)[]): string {
  const hex = createHash('sha256')
    .update(`davomat sample|${words.join('|')}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** From 0 up to `below`, the same for the same words. */
export const sampleNumber = (below: number, ...words: (string | number)[]): number =>
  Number(BigInt(`0x${sampleId('number', ...words).replaceAll('-', '')}`) % BigInt(below));

const digits = [...'0123456789'];
const pad = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * District and serial 99x: numbers issued to nobody. `serial` from 0 to 99 distinguishes people born on the same day.
 */
export function samplePinfl(birthDate: string, gender: 'male' | 'female', serial: number): string {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const century = (Number(year) < 2000 ? 3 : 5) + (gender === 'male' ? 0 : 1);
  const places = `99${Math.floor(serial / 10)}99${serial % 10}`;
  const first13 = `${century}${day}${month}${year.slice(2)}${places}`;
  return first13 + digits.find((digit) => pinflWarnings(first13 + digit).length === 0)!;
}

/** A card number that belongs to nobody, with a valid check digit. */
export function sampleCard(prefix: '8600' | '9860' | '5614', serial: number): string {
  const first15 = `${prefix}99${pad(sampleNumber(1e6, 'card', serial), 6)}${pad(serial, 3)}`;
  return first15 + digits.find((digit) => passesLuhn(first15 + digit))!;
}

export const samplePassport = (serial: number): string => `AD${pad(9_900_000 + serial, 7)}`;
