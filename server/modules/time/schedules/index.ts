/** Schedules and units: which hours apply to whom on which day. Other modules use only what this file exports. */
export { schedulesHandlers } from './routes.ts';
export {
  assignUnit,
  giveAtHiring,
  giveSchedules,
  joinUnits,
  openSchedules,
  refuseUnassignable,
  refuseUnmovableBeforehand,
} from './assign.ts';
export { findOtherFollowers, withAssigned, withClosed, withMoved, type Given, type Moved } from './dryRun.ts';
export { findOtherRules } from './otherRules.ts';
export { offerOf } from './offer.ts';
export { createUnits, openUnits } from './units.ts';
export {
  selectCompaniesWithSchedules,
  countChanges,
  selectTitles as titlesOfSchedules,
} from './sql/schedules.ts';
export { acceptPlan } from './acceptPlan.ts';
export { refuseUnclosable, refuseUneditable } from './save.ts';
export {
  peopleRules,
  readRules,
  rulesOfPeople,
  ruleVersionsOf,
  type PeopleRules,
  type ReadRules,
  type RuleOf,
} from './rules.ts';
