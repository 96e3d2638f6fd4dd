import type { FieldCode } from './codes.ts';
import { isWholeSom, type Tiyin } from '../money.ts';

export type AmountProblem = Extract<
  FieldCode,
  'required' | 'amountNotWholeSom' | 'amountTooSmall' | 'amountAboveEnabled'
>;

/**
 * Whole so'm, from the minimum up to `enabled` (product §4). Amounts in tiyin, null while the field is empty.
 * @returns undefined when the amount may be requested
 */
export function amountProblem(
  amount: number,
  bounds: { enabled: Tiyin; minimumRequest: Tiyin },
): Exclude<AmountProblem, 'required'> | undefined;
export function amountProblem(
  amount: number | null,
  bounds: { enabled: Tiyin; minimumRequest: Tiyin },
): AmountProblem | undefined;
export function amountProblem(
  amount: number | null,
  bounds: { enabled: Tiyin; minimumRequest: Tiyin },
): AmountProblem | undefined {
  if (amount === null) return 'required';
  const problem = approvedAmountProblem(amount, bounds.minimumRequest);
  return problem ?? (amount > bounds.enabled ? 'amountAboveEnabled' : undefined);
}

/** Whole so'm, at least the minimum, tiyin. */
export function approvedAmountProblem(
  amount: number,
  minimumRequest: Tiyin,
): 'amountNotWholeSom' | 'amountTooSmall' | undefined {
  if (!isWholeSom(amount)) return 'amountNotWholeSom';
  return amount < minimumRequest ? 'amountTooSmall' : undefined;
}

export type ApprovalProblem = Exclude<AmountProblem, 'required'> | 'amountAboveAsked';

/**
 * An approved amount: whole so'm, at least the minimum, at most what was asked and what the month allows now.
 * @returns undefined when the amount may be approved
 */
export function approvalProblem(
  amount: number,
  bounds: { asked: Tiyin; approvable: Tiyin; minimumRequest: Tiyin },
): ApprovalProblem | undefined {
  const problem = approvedAmountProblem(amount, bounds.minimumRequest);
  if (problem) return problem;
  if (amount > bounds.asked) return 'amountAboveAsked';
  if (amount > bounds.approvable) return 'amountAboveEnabled';
  return undefined;
}
