/** Payslips of people's closed and paid months. Other modules use only what this file exports. */
export { payslipsOfMonth } from './ofMonth.ts';
export { payslipHandlers } from './routes.ts';
