/** Runs: advances and salaries of many people together. Other modules use only what this file exports. */
export { payLineHandlers } from './lineRoutes.ts';
export { payRunHandlers } from './routes.ts';
export { runPreparing } from './prepare.ts';
