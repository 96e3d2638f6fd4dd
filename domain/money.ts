declare const unit: unique symbol;

/**
 * An integer number of tiyin: the only form of money outside text fields and formatters (product §4). The contract and
 * the tables have it too; a sum computed anew becomes one by `tiyin`.
 */
export type Tiyin = number & { readonly [unit]: 'tiyin' };

/** @throws RangeError when it is not a safe integer */
export function tiyin(value: number): Tiyin {
  if (!Number.isSafeInteger(value)) throw new RangeError('not an amount of tiyin');
  return value as Tiyin;
}

export const TIYIN_PER_SOM = 100;

/**
 * @returns tiyin
 * @throws RangeError when the so'm are not an integer or the tiyin would not be a safe one
 */
export function fromSom(som: number): Tiyin {
  if (!Number.isSafeInteger(som)) throw new RangeError("not an amount of so'm");
  return tiyin(som * TIYIN_PER_SOM);
}

/** The amount rounded down to whole so'm, in tiyin. */
export const floorToSom = (amount: Tiyin): Tiyin => tiyin(Math.floor(amount / TIYIN_PER_SOM) * TIYIN_PER_SOM);

export const isWholeSom = (amount: number): boolean =>
  Number.isSafeInteger(amount) && amount % TIYIN_PER_SOM === 0;

/** floor(amount × percent / 100) within the safe integers; percent is an integer from 0 to 100. */
export function percentOf(amount: Tiyin, percent: number): Tiyin {
  const rest = amount % 100;
  return tiyin(((amount - rest) / 100) * percent + Math.floor((rest * percent) / 100));
}

/**
 * Parses so'm that a person typed or pasted: digits, grouped by any spaces, with up to two decimals.
 * @returns tiyin, or undefined when the text is not such an amount or too large
 */
export function parseSom(text: string): Tiyin | undefined {
  const match = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/gu, ''));
  if (!match) return undefined;
  const amount = Number((match[1] ?? '') + (match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? tiyin(amount) : undefined;
}
