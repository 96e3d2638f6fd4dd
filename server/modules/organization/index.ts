/** Companies: settings, calendar, employers and gates. Other modules use only what this file exports. */
export { organizationHandlers } from './routes.ts';
export { refuseClosed } from './periods.ts';
export { hoursOfAll, payOn } from './rules.ts';
export { gateSecretOf, checkGateCode, slotCode, type CodeCheck, type ShownCode } from './shownCodes.ts';
export { selectCalendarDays as calendarDaysOf } from './sql/calendar.ts';
export { selectEmployers as employersOf } from './sql/employers.ts';
export { selectTitle as organizationTitleOf } from './sql/organizations.ts';
export { selectGateTitle as gateTitleOf } from './sql/gates.ts';
export {
  selectAllPaySettings as paySettingsOf,
  selectWorkSettings as workSettingsOf,
} from './sql/settings.ts';
