/**
 * Bonuses, other additions and deductions, and net amounts that replace earnings: the tables `pay_line` and `net_pay`.
 * Runs change them, because their drafts change at the same time.
 */
export { presentLines } from './present.ts';
export {
  additionsOfMonths,
  insertLine,
  isLineOf,
  lineSums,
  selectLinesOfMonth,
  selectPeopleWithLines,
  withdrawStanding,
} from './sql/lines.ts';
export { listLines } from './list.ts';
export { netBases, saveNetPay, selectMonthsByNet, selectPeopleByNet } from './sql/netPay.ts';
