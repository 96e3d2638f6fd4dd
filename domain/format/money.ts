import type { Language } from '../language.ts';
import { TIYIN_PER_SOM, type Tiyin } from '../money.ts';
import { formatNumber } from './number.ts';

const units: Record<Language, string> = { 'uz-Latn': "so'm", ru: 'сум', 'uz-Cyrl': 'сўм' };

export const moneyUnit = (language: Language): string => units[language];

/** For screens that show the number large and the unit small. Tiyin below a whole so'm are cut off, not rounded. */
export const moneyParts = (tiyin: Tiyin, language: Language): { number: string; unit: string } => ({
  number: formatNumber(Math.trunc(tiyin / TIYIN_PER_SOM)),
  unit: units[language],
});

/** `1 234 567 so'm`, every space a no-break space (product §4). */
export function formatMoney(tiyin: Tiyin, language: Language): string {
  const { number, unit } = moneyParts(tiyin, language);
  return `${number}\u00a0${unit}`;
}

/** With tiyin if there are any: for sums that must add up beside whole ones. */
export const formatMoneyInFull = (amount: Tiyin, language: Language): string =>
  (amount % TIYIN_PER_SOM ? formatMoneyExact : formatMoney)(amount, language);

/** `1 234 567,05 so'm`: for sums that a person adds up, of amounts that are not whole so'm. */
export function formatMoneyExact(amount: Tiyin, language: Language): string {
  const rest = String(Math.abs(amount % TIYIN_PER_SOM)).padStart(2, '0');
  // A minus below one so'm is not lost with the whole part.
  const sign = amount < 0 && amount > -TIYIN_PER_SOM ? '\u2212' : '';
  const whole = formatNumber(Math.trunc(amount / TIYIN_PER_SOM) + 0);
  return `${sign}${whole},${rest}\u00a0${units[language]}`;
}
