/**
 * Bonuses, other pay and deductions beside the days, and net amounts in their place: the tables `pay_line` and `net_pay`. Runs change them,
 * because a draft changes with them.
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
