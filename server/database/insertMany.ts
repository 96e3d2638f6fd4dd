import { sql, type RawBuilder } from 'kysely';
import type { DB } from './tables.generated.ts';

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * `insert into … select …` for these rows, in order: one statement and one parameter for any number of rows, where a
 * list of values would be compiled, parsed and planned each time. All rows have the columns of the first.
 */
export function insertMany<T extends keyof DB>(
  table: T,
  rows: readonly DB[T][],
): RawBuilder<Record<string, unknown>> {
  const named = Object.keys(rows[0] ?? {}).map((key) => [key, snake(key)] as const);
  const columns = sql.join(named.map(([, column]) => sql.ref(column)));
  const values = rows.map((row) => {
    const value: Record<string, unknown> = {};
    for (const [key, column] of named) value[column] = asJson(row[key as keyof DB[T]]);
    return value;
  });
  const into = sql.table(snake(table));
  return sql`insert into ${into} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(values)}::jsonb)`;
}

const asJson = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);
