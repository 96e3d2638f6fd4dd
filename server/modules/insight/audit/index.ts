/** The audit trail: who changed what, in words. Other modules use only what this file exports. */
export { exportedEntries } from './exportEntries.ts';
export { filterOfPeriod } from './filter.ts';
export { noteExports } from './noteExports.ts';
export { trailHandlers } from './routes.ts';
