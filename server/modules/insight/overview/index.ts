/** The employer's first page: money, and the next payment. Other modules use only what this file exports. */
export { overviewHandlers } from './routes.ts';
