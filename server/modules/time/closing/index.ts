/** Closing a month and reopening it. Other modules use only what this file exports. */
export { isMonthClosed } from './checks.ts';
export { closingHandlers } from './routes.ts';
export { selectClosedBetween as monthsClosedBetween } from './sql/versions.ts';
export { closingWorker } from './work.ts';
