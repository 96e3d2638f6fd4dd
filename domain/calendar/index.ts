export * from './calendar.ts';
export * from './date.ts';
export { statutoryHolidays } from './statutoryHolidays.ts';
