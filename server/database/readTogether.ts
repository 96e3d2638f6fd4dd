import type { SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from './database.ts';
import type { DB } from './tables.generated.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any tables
type Query<Row> = SelectQueryBuilder<DB, any, Row>;
type HoldsDate<Row> = Extract<Row[keyof Row], Date> extends never ? false : true;
type RowsOf<Q> = Q extends Query<infer Row> ? (HoldsDate<Row> extends true ? never : Row[]) : never;

export type ReadTogether<Queries> = { [Name in keyof Queries]: RowsOf<Queries[Name]> };

/**
 * The rows of several queries by one statement, because a statement costs more than most of what it reads. Rows come as JSON, where an
 * instant would be a text: queries with a timestamp give `never`. A number beyond 2^53 − 1 is not refused as elsewhere, but rounded; sums
 * of money stay far below by their domain.
 */
export const readTogether = <Queries extends Record<string, Query<unknown>>>(
  db: Executor,
  queries: Queries,
): Promise<ReadTogether<Queries>> =>
  db
    .selectNoFrom(
      Object.entries(queries).map(([name, query]) => jsonArrayFrom(query as Query<object>).as(name)),
    )
    .executeTakeFirstOrThrow() as Promise<never>;
