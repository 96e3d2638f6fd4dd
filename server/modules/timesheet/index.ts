/** The month of everybody on one sheet, and its form. Other modules use only what this file exports. */
export { timesheetHandlers } from './routes.ts';
export { lastOf, onTimesheet, type WhoseMonth } from './people.ts';
