import type { FieldCode } from './codes.ts';
import { isWholeSom, type Tiyin } from '../money.ts';

export type AmountProblem = Extract<
  FieldCode,
  'required' | 'amountNotWholeSom' | 'amountTooSmall' | 'amountAboveEnabled'
>;

/**
 * Whole so'm, from the minimum up to `enabled` (product §4). Amounts in tiyin, null while the field is empty.
 * @returns undefined when the amount may be asked for
 */
export function amountProblem(
  amount: Tiyin | null,
  bounds: { enabled: Tiyin; minimumRequest: Tiyin },
): AmountProblem | undefined {
  if (amount === null) return 'required';
  if (!isWholeSom(amount)) return 'amountNotWholeSom';
  if (amount < bounds.minimumRequest) return 'amountTooSmall';
  if (amount > bounds.enabled) return 'amountAboveEnabled';
  return undefined;
}
