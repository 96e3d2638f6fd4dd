/** Areas of the company's settings, in one file to load. */
export { default as analytics } from './analytics.ts';
export { default as advances } from './advances.ts';
export { default as reports } from './reports.ts';
export { default as definitions } from './definitions.ts';
export { default as colleagues } from './colleagues.ts';
export { default as gates } from './gates.ts';
export { default as machines } from './machines.ts';
export { default as schedules } from './schedules.ts';
export { default as settings } from './settings.ts';
export { default as absences } from './absences.ts';
export { default as dayChange } from './dayChange.ts';
export { default as settlement } from './settlement.ts';
export { default as start } from './start.ts';
export { default as closing } from './closing.ts';
export { default as timesheet } from './timesheet.ts';
export { default as units } from './units.ts';
export { default as workCalendar } from './workCalendar.ts';
