/** Areas of what becomes of money, in one file to load. */
export { default as earnings } from './earnings.ts';
export { default as ledger } from './ledger.ts';
export { default as payouts } from './payouts.ts';
export { default as registers } from './registers.ts';
export { default as transactions } from './transactions.ts';
export { default as runs } from './runs.ts';
export { default as payslips } from './payslips.ts';
export { default as payLines } from './payLines.ts';
