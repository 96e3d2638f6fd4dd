import type { FastifyBaseLogger } from 'fastify';

/** Months of calls would fill the terminal. */
export async function quietly<T>(log: FastifyBaseLogger, work: () => Promise<T>): Promise<T> {
  const { level } = log;
  if (['info', 'debug', 'trace'].includes(level)) log.level = 'warn';
  try {
    return await work();
  } finally {
    log.level = level;
  }
}
