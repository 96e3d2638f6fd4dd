/** How a person has set the lists of a company: columns and saved views. Other modules use only what this file exports. */
export { listsHandlers } from './routes.ts';
