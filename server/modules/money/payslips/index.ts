/** Payslips: a person's closed month, once it is paid. Other modules use only what this file exports. */
export { payslipsOfMonth } from './ofMonth.ts';
export { payslipHandlers } from './routes.ts';
