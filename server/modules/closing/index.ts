/** Closing a month and reopening it. Other modules use only what this file exports. */
export { isMonthClosed } from './checks.ts';
export { closingHandlers } from './routes.ts';
export { closingWorker } from './work.ts';
