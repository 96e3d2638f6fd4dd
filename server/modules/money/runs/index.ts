/** Runs: advances and salaries of many people together. Other modules use only what this file exports. */
export { payLineHandlers } from './lineRoutes.ts';
export { payRunHandlers } from './routes.ts';
export { runPreparing } from './prepare.ts';
export { selectStanding as standingRunsOf } from './sql/runs.ts';
export { selectChanged as changedItemsOf } from './sql/items.ts';
