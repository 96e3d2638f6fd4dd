import { setTimeout as sleep } from 'node:timers/promises';
import { keepingTurn } from '../longWork.ts';
import type { Database, Tx } from './database.ts';
import { forgetStampOfCall } from './keptRules.ts';

const TRIES = 5;
/** serialization_failure and deadlock_detected: nothing was written, and the same work may be retried. */
const RETRYABLE = new Set(['40001', '40P01']);

/** Thrown by `work` when what it has read no longer holds. */
export class StartOver extends Error {
  override name = 'StartOver';
  readonly code = '40001';
}

export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** The constraint of a unique violation (23505), e.g. `account_pinfl_key`. */
export const brokenUnique = (error: unknown): string | undefined =>
  sqlState(error) === '23505' && error instanceof Error && 'constraint' in error
    ? String(error.constraint)
    : undefined;

/**
 * One transaction at read committed, retried when the database asks for it. `work` may run several times and must
 * have no effect outside `tx`. A distributed engine answers 40001 where PostgreSQL waits, so every change goes
 * through here.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await keepingTurn(() => db.transaction().execute(work)).finally(forgetStampOfCall);
    } catch (error) {
      if (tried === TRIES || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * 20 * tried);
    }
  }
}
