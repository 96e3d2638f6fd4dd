/** The timesheet of a month and its form. Other modules use only what this file exports. */
export { timesheetHandlers } from './routes.ts';
export { readEverybodysDays, type PersonDay, type PersonDays } from './days.ts';
export { readClosedPerson } from './closed.ts';
export { timesheetFile } from './export.ts';
export { readEarners, findOnTimesheet, type WhoseMonth } from './people.ts';
