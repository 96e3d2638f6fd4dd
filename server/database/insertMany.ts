import { sql, type RawBuilder } from 'kysely';
import type { DB } from './tables.generated.ts';

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** These rows as a table with the named columns filled: one parameter for any number of rows. */
export function populate<T extends keyof DB, Column extends keyof DB[T] & string>(
  table: T,
  columns: readonly Column[],
  rows: readonly Pick<DB[T], Column>[],
): RawBuilder<unknown> {
  const named = columns.map((key) => [key, snake(key)] as const);
  const values = rows.map((row) => {
    const value: Record<string, unknown> = {};
    for (const [key, column] of named) value[column] = asJson(row[key]);
    return value;
  });
  return sql`jsonb_populate_recordset(null::${sql.table(snake(table))}, ${JSON.stringify(values)}::jsonb)`;
}

/** `a = source.a, b = source.b`: the columns as another table has them. */
export const assign = (columns: readonly string[], source: string): RawBuilder<unknown> =>
  sql.join(columns.map((key) => sql`${sql.ref(snake(key))} = ${sql.ref(`${source}.${snake(key)}`)}`));

/**
 * `insert into … select …` for these rows, in order: one statement and one parameter for any number of rows, where a
 * list of values would be compiled, parsed and planned each time. All rows have the columns of the first.
 */
export function insertMany<T extends keyof DB>(
  table: T,
  rows: readonly DB[T][],
): RawBuilder<Record<string, unknown>> {
  const keys = Object.keys(rows[0] ?? {}) as (keyof DB[T] & string)[];
  const columns = sql.join(keys.map((key) => sql.ref(snake(key))));
  return sql`insert into ${sql.table(snake(table))} (${columns}) select ${columns} from ${populate(table, keys, rows)}`;
}

/** Several inserts as one statement; foreign keys between their rows are checked at its end. */
export function insertTogether(inserts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const parts = inserts.slice(1).map((insert, place) => sql`${sql.ref(`part${place}`)} as (${insert})`);
  return parts.length ? sql`with ${sql.join(parts)} ${inserts[0]!}` : inserts[0]!;
}

const asJson = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);
