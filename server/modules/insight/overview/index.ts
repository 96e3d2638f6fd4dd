/** What an employer sees first: money, and the next payment. Other modules use only what this file exports. */
export { overviewHandlers } from './routes.ts';
