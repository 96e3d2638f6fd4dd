/**
 * What each person earns in a month and is still owed, and its entries in the ledger. Other modules use only what this
 * file exports.
 */
export {
  limitsOf,
  moneyOfMonth,
  earningDays,
  readMoney,
  worthOf,
  type ReadMonths,
  monthsFrom,
  readMonths,
} from './month.ts';
export type { MonthMoney } from './monthMoney.ts';
export { readPayable } from './netEarned.ts';
export { readRequested } from './requested.ts';
export { readEarned, type Earned } from './earned.ts';
export {
  bookAccrued,
  bookCarried,
  bookLines,
  carryOverToAdd,
  settleShortfall,
  resettleMonths,
} from './carryOver.ts';
export { bookTaxes } from './taxes.ts';
export { advancedStates } from './sql/sums.ts';
export { monthsAsked, queryMonths, type MonthsAsked } from './rows.ts';
