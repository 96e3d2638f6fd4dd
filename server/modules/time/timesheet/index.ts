/** The month of everybody on one sheet, and its form. Other modules use only what this file exports. */
export { timesheetHandlers } from './routes.ts';
export { daysOfEverybody, type PersonDay, type PersonDays } from './days.ts';
export { closedPerson } from './closed.ts';
export { timesheetFile } from './export.ts';
export { earningIn, lastOf, onTimesheet, type WhoseMonth } from './people.ts';
