/** Companies: settings, calendar, employers and gates. Other modules use only what this file exports. */
export { organizationHandlers } from './routes.ts';
export {
  readFoundingDay,
  lockedEarliestChange,
  readEarliestChange,
  refuseClosed,
  refuseClosedBeforehand,
  refuseFarAhead,
} from './periods.ts';
export { withBasis, type PayChange } from './withBasis.ts';
export {
  lockOrganization,
  savePeriod,
  selectClosedBetween as monthsClosedBetween,
  selectClosedMonths as closedMonthsOf,
  selectPeriodState as periodStateOf,
} from './sql/periods.ts';
export { selectHoursOfAll, readPaySettingsOn } from './rules.ts';
export { payPlanOf } from './payPlan.ts';
export { gateSecretOf, checkGateCode, makeSlotCode, type CodeCheck, type ShownCode } from './shownCodes.ts';
export { selectCalendarDays as calendarDaysOf } from './sql/calendar.ts';
export { applyCalendarChange, refuseClosedDays, yearPayDates, type CalendarChange } from './calendar.ts';
export { declineAsColleague, joinAsColleague, type AnnounceJobs } from './colleagues.ts';
export {
  lockEmployer,
  selectBookkeepers as bookkeepersOf,
  selectOwners as ownersOf,
  selectSeers as seersOf,
} from './sql/employers.ts';
export {
  dayScopeOf,
  isInScope,
  isInUnit,
  scopeOf,
  wasInScope,
  wasInUnit,
  type DayScope,
  inUnitOf,
  type InUnit,
  type Scope,
} from './sql/scope.ts';
export {
  insertMemberships,
  membershipChanges,
  replaceMemberships,
  selectMemberships as membershipsOf,
  unitsOn,
} from './sql/memberships.ts';
export {
  insertUnits,
  lockUnit,
  selectTitlesOfUnits as titlesOfUnits,
  selectUnits as unitTitlesOf,
  updateUnit,
} from './sql/units.ts';
export { ownSchedulesOf } from './sql/ownSchedules.ts';
export { unitOn } from './sql/scope.ts';
export { unitCountsOf, unitsByDay, unitsOfPeople } from './unitCounts.ts';
export { selectTitle as organizationTitleOf } from './sql/organizations.ts';
export {
  selectGateByToken as gateByToken,
  selectGateTitle as gateTitleOf,
  selectGateTitles as gateTitlesOf,
} from './sql/gates.ts';
export { selectInvited as invitedColleagues } from './sql/colleagues.ts';
export {
  selectAllPaySettings as paySettingsOf,
  selectWorkSettings as workSettingsOf,
} from './sql/settings.ts';
