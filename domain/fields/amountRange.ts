import type { FieldCode } from './codes.ts';

/** Both included, tiyin; undefined where there is no bound. */
export interface AmountRange {
  amountFrom?: number | undefined;
  amountTo?: number | undefined;
}

/** What is wrong with a range of amounts that is asked for; it is said at its end. */
export const amountRangeProblem = ({
  amountFrom,
  amountTo,
}: AmountRange): Extract<FieldCode, 'amountsCross'> | undefined =>
  amountFrom !== undefined && amountTo !== undefined && amountTo < amountFrom ? 'amountsCross' : undefined;

/** An amount as an address has it: tiyin in digits, above zero. */
export const isAmountText = (text: string): boolean =>
  /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text));
