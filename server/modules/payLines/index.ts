/** Bonuses, other pay and deductions beside the days: the table `pay_line`. Runs add and withdraw them, because a draft changes with them. */
export { presentLines } from './present.ts';
export {
  insertLine,
  isLineOf,
  lineSums,
  selectLinesOfMonth as linesOfMonth,
  selectPeopleWithLines as peopleWithLines,
  withdrawStanding,
} from './sql/lines.ts';
export { listLines } from './list.ts';
