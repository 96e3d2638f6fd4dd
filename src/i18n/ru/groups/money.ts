/** Areas of what becomes of money, in one file to load. */
export { default as earnings } from '../money/earnings.ts';
export { default as ledger } from '../money/ledger.ts';
export { default as payouts } from '../money/payouts.ts';
export { default as registers } from '../money/registers.ts';
export { default as transactions } from '../money/transactions.ts';
export { default as runs } from '../money/runs.ts';
export { default as payslips } from '../money/payslips.ts';
export { default as payLines } from '../money/payLines.ts';
