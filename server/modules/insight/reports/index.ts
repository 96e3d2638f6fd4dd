/** Reports: files that a job makes and keeps for a time. Other modules use only what this file exports. */
export { expireReports } from './expire.ts';
export { reportsHandlers } from './routes.ts';
export { reportWorker } from './work.ts';
