import { sql } from 'kysely';
import type { Tx } from './database.ts';
import { sqlState } from './transaction.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether `work` succeeded; it is rolled back when a row of another table still refers to something it removes. */
export async function unlessReferredTo(tx: Tx, work: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint attempt`.execute(tx);
  try {
    await work();
    return true;
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
    await sql`rollback to savepoint attempt`.execute(tx);
    return false;
  }
}
