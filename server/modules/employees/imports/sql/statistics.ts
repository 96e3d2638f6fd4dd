import { sql } from 'kysely';
import type { Executor } from '../../../../database/database.ts';
import type { DB } from '../../../../database/tables.generated.ts';

/** Tables that grow with each row that is committed. */
export const importedTables = [
  'employee',
  'card',
  'employeeEvent',
  'employeeChange',
  'employeeWord',
  'employeeUnit',
] as const;

/**
 * Refreshes the planner's statistics. A plan made for an empty table reads the whole company for each row that a foreign
 * key check looks at, and autovacuum comes only after a minute.
 */
export const analyzeTable = (db: Executor, table: keyof DB) => sql`analyze ${sql.table(table)}`.execute(db);
