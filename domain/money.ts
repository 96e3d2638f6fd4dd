/** An integer number of tiyin: the only form of money outside text fields and formatters (product §4). */
export type Tiyin = number;

export const TIYIN_PER_SOM = 100;

/**
 * @returns tiyin
 * @throws RangeError when the so'm are not an integer or the tiyin would not be a safe one
 */
export function fromSom(som: number): Tiyin {
  const tiyin = som * TIYIN_PER_SOM;
  if (!Number.isSafeInteger(som) || !Number.isSafeInteger(tiyin))
    throw new RangeError("not an amount of so'm");
  return tiyin;
}

/** The amount rounded down to whole so'm, in tiyin. */
export const floorToSom = (tiyin: Tiyin): Tiyin => Math.floor(tiyin / TIYIN_PER_SOM) * TIYIN_PER_SOM;

export const isWholeSom = (tiyin: Tiyin): boolean =>
  Number.isSafeInteger(tiyin) && tiyin % TIYIN_PER_SOM === 0;

/** floor(tiyin × percent / 100) within the safe integers; percent is an integer from 0 to 100. */
export function percentOf(tiyin: Tiyin, percent: number): Tiyin {
  const rest = tiyin % 100;
  return ((tiyin - rest) / 100) * percent + Math.floor((rest * percent) / 100);
}

/**
 * Parses so'm that a person typed or pasted: digits, grouped by any spaces, with up to two decimals.
 * @returns tiyin, or undefined when the text is not such an amount or too large
 */
export function parseSom(text: string): Tiyin | undefined {
  const match = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/gu, ''));
  if (!match) return undefined;
  const tiyin = Number((match[1] ?? '') + (match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(tiyin) ? tiyin : undefined;
}
