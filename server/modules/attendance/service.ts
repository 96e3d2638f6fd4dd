export { daysOf as daysOfEmployee } from './days.ts';
