/** Schedules and units: which hours hold for whom on which day. Other modules use only what this file exports. */
export { schedulesHandlers } from './routes.ts';
export { companiesWithSchedules } from './sql/schedules.ts';
export {
  peopleRules,
  readRules,
  rulesOfPeople,
  type PeopleRules,
  type ReadRules,
  type RuleOf,
} from './rules.ts';
