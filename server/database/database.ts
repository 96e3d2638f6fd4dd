import type { Kysely, Transaction } from 'kysely';
import type { DB } from './tables.generated.ts';

/**
 * Rows as the code sees them, on both databases:
 * - names are camelCase (CamelCasePlugin), tables too: `db.selectFrom('paymentRequest')`;
 * - bigint and numeric are `number`, refused beyond 2^53 − 1 (money is tiyin within that by its domain);
 * - date is the string YYYY-MM-DD, a company day; timestamptz is `Date`, made of a Clock's milliseconds.
 */
export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;
/** For a query that may run alone or as part of a transaction. */
export type Executor = Database | Tx;
