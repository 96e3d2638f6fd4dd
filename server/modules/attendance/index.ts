/** Punches, days and the day board. Other modules use only what this file exports. */
export { daysOfPeople, monthsOfEmployees, readMonths } from './days.ts';
export { attendanceHandlers } from './routes.ts';
export { forgetOldTypedCodes } from './typedCodes.ts';
