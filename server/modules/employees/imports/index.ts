/** Lists of employees brought in from a file. Other modules use only what this file exports. */
export { chunkSizer } from './chunkSize.ts';
export { importsHandlers } from './routes.ts';
export { forgetOldImports, importWorker } from './work.ts';
