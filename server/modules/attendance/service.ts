export { daysOfPeople, monthsOfEmployees } from './days.ts';
