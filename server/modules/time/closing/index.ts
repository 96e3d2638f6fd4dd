/** Closing a month and reopening it. Other modules use only what this file exports. */
export { closingHandlers } from './routes.ts';
export { closingWorker } from './work.ts';
