/** Employee records: hiring, corrections, statuses, search, history. Other modules use only what this file exports. */
export { lockPeople, matchPeople, peopleById, type Matches, type Person } from './bulk.ts';
export { declining, type AnnounceDeclined } from './decline.ts';
export {
  accountsOf,
  lockActiveEmployee,
  lockEmployees,
  namesOf,
  ownRecordsOf,
  pageAtWork,
  readEmployee,
  readEmployees,
  type EmployeeFacts,
} from './facts.ts';
export { hireMany, type Writing } from './hire.ts';
export { identifyEmployee } from './identify.ts';
export type { BalanceOf } from './people.ts';
export { fullName } from './present.ts';
export { removeUntouched } from './remove.ts';
export { employeesHandlers } from './routes.ts';
export { countAtWork } from './sql/atWork.ts';
export { countActive, pageActive } from './sql/employees.ts';
export { lockReachable, pageReachable, type Reachable } from './sql/reachable.ts';
export { updateMany, type Update } from './update.ts';
export { wordRows } from './words.ts';
