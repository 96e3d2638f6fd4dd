/** What the server says of itself. */
export { systemHandlers } from './routes.ts';
