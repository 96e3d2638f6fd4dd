import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A thread that runs a module beside the caller's. A built server has it compiled (`scripts/build.mjs`); Node.js 20 reads the
 * sources, as tests and development have them, by the loader of tsx.
 * @param from `import.meta.url` of the caller @param name of the module, without extension
 */
export function openThread(from: string, name: string, options: WorkerOptions): Worker {
  if (from.endsWith('.js')) return new Worker(new URL(`./${name}.js`, from), options);
  const module = JSON.stringify(new URL(`./${name}.ts`, from).href);
  const source = `import('tsx/esm/api').then(({ register }) => (register(), import(${module})));`;
  return new Worker(source, { ...options, eval: true });
}
