/** Information about the server itself. */
export { systemHandlers } from './routes.ts';
