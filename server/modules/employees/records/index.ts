/** Employee records: hiring, corrections, statuses, search, history. Other modules use only what this file exports. */
export { beginAtSignUp } from './beginAtSignUp.ts';
export { lockPeople, matchPeople, peopleById, type Matches, type Person } from './bulk.ts';
export type { Change } from './changes.ts';
export { readExportedPeople, type ExportedCells } from './export.ts';
export { makeDecline, type AnnounceDeclined } from './decline.ts';
export {
  accountsOf,
  idsByPinfl,
  lockActiveEmployee,
  lockEmployees,
  namesOf,
  ownRecordsOf,
  peopleIn,
  readPageAtWork,
  readPrintedPageAtWork,
  printedFactsOf,
  readEmployee,
  readEmployees,
  type EmployeeFacts,
} from './facts.ts';
export {
  firstDayOfRecord,
  firstDayProblem,
  judgeFirstDay,
  isProblem,
  previewFirstDay,
  type RecordedDaysOf,
} from './firstDay.ts';
export { hireMany } from './hire.ts';
export type { Writing } from './writing.ts';
export { identifyEmployee } from './identify.ts';
export { selectInScope as readPeopleInScope, selectSeenDays as readDaysInScope } from './sql/inScope.ts';
export { searchOf, type Search } from './search.ts';
export { queryFoundIds } from './sql/list.ts';
export { limitIn, limitsOfPeople, limitVersionsIn, limitVersionsOf } from './limits.ts';
export { fullName } from './present.ts';
export { removeUntouched } from './remove.ts';
export { employeesHandlers } from './routes.ts';
export { salariesIn, salariesOf, salaryIn, salaryVersionsOf, type SalaryOf } from './salaries.ts';
export {
  countAtWork,
  queryCountAtWork,
  countAtWorkByUnit,
  selectIdsAtWork as readIdsAtWork,
  type AtWork,
} from './sql/atWork.ts';
export { queryOwnRecords } from './sql/ownRecords.ts';
export { countActive, queryFacts, selectLeft, selectStaying as readStayingIds } from './sql/employees.ts';
export { selectMoves as readMoves } from './sql/moves.ts';
export { employedFrom, isEmployedIn, readEmployment, wasEmployedIn } from './sql/employment.ts';
export { queryLimitVersions } from './sql/limits.ts';
export { querySalaries } from './sql/salaries.ts';
export { selectRecordChanges } from './sql/history.ts';
export { lockReachable, selectReachablePage, type Reachable } from './sql/reachable.ts';
export { updateMany, type Update } from './update.ts';
export { recordMoves } from './unit.ts';
export { wordRows } from './words.ts';
