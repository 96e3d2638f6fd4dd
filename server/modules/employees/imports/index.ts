/** Imports of employees from a file. Other modules use only what this file exports. */
export { makeChunkSizer } from './chunkSize.ts';
export { importsHandlers } from './routes.ts';
export { forgetOldImports, makeImportWorker } from './work.ts';
