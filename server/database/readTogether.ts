import type { SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from './database.ts';
import { prepared, type Places } from './prepared.ts';
import type { DB } from './tables.generated.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any tables
type Query<Row> = SelectQueryBuilder<DB, any, Row>;
/** An instant is a text in JSON. */
type InJson<Row> = {
  [Column in keyof Row]: Date extends Row[Column] ? Exclude<Row[Column], Date> | string : Row[Column];
};
type RowsOf<Q> = Q extends Query<infer Row> ? InJson<Row>[] : never;

export type ReadTogether<Queries> = { [Name in keyof Queries]: RowsOf<Queries[Name]> };

const queryTogether = <Queries extends Record<string, Query<unknown>>>(db: Executor, queries: Queries) =>
  db
    .selectNoFrom(
      Object.entries(queries).map(([name, query]) => jsonArrayFrom(query as Query<object>).as(name)),
    )
    .$castTo<ReadTogether<Queries>>();

/**
 * The rows of several queries by one prepared statement, because a statement costs more than most of what it reads. Rows come as JSON, where an
 * instant is a text (`withDates`). A number beyond 2^53 − 1 is not refused as elsewhere, but rounded; sums
 * of money stay far below by their domain.
 */
export const preparedTogether =
  <Given extends object>() =>
  <Queries extends Record<string, Query<unknown>>>(
    build: (db: Executor, given: Places<Given>) => Queries,
  ) => {
    const read = prepared<Given>()((db, given) => queryTogether(db, build(db, given)));
    return async (db: Executor, given: Given): Promise<ReadTogether<Queries>> => (await read(db, given))[0]!;
  };

type WithDates<Row, Column extends keyof Row> = Omit<Row, Column> & {
  [Name in Column]: null extends Row[Name] ? Date | null : Date;
};

/** Rows read as JSON with the instants of these columns. */
export const withDates = <Row extends object, Column extends keyof Row>(
  rows: readonly Row[],
  columns: readonly Column[],
): WithDates<Row, Column>[] =>
  rows.map((row) => {
    const dates = columns.map((column) => {
      const text = row[column];
      return [column, text === null ? null : new Date(text as string)];
    });
    return { ...row, ...Object.fromEntries(dates) } as WithDates<Row, Column>;
  });
