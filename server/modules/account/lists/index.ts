/** A person's settings of a company's lists: columns and saved views. Other modules use only what this file exports. */
export { listsHandlers } from './routes.ts';
