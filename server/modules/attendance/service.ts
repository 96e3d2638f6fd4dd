export { daysOf as daysOfEmployee, daysOfPeople } from './days.ts';
