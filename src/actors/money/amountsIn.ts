import { tiyin } from '#domain/money.ts';

/** The amounts of a list's query in the contract's words; `filter.amountFrom` and `filter.amountTo` are tiyin in digits. */
export const amountsIn = ({ amountFrom, amountTo }: Record<string, string>) => ({
  ...(amountFrom ? { amountFrom: tiyin(Number(amountFrom)) } : {}),
  ...(amountTo ? { amountTo: tiyin(Number(amountTo)) } : {}),
});
