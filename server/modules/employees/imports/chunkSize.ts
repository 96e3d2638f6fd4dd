import { performance } from 'node:perf_hooks';
import type { OpenDatabase } from '../../../database/open.ts';

const FEWEST_ROWS = 20;
const MOST_ROWS = 500;
const FIRST_ROWS = 50;
const BUSY_MS = 20;

export interface ChunkSizer {
  limit: () => number;
  /** Runs a chunk, whose duration may size the next one. A result of `undefined` keeps the size. */
  measure: <T>(chunk: () => Promise<T | undefined>) => Promise<T | undefined>;
}

/**
 * On PostgreSQL every chunk has the largest size. The embedded database runs on the event loop and has one session, so
 * the server answers nothing else during a chunk: each chunk is sized by how long the one before kept the event loop
 * busy.
 */
export function makeChunkSizer(database: OpenDatabase['kind']): ChunkSizer {
  if (database === 'postgresql') return { limit: () => MOST_ROWS, measure: (chunk) => chunk() };
  let rows = FIRST_ROWS;
  return {
    limit: () => rows,
    measure: async (chunk) => {
      const before = performance.eventLoopUtilization();
      const result = await chunk();
      if (result === undefined) return result;
      const { active } = performance.eventLoopUtilization(before);
      const factor = Math.min(2, Math.max(0.5, BUSY_MS / active));
      rows = Math.round(Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, rows * factor)));
      return result;
    },
  };
}
