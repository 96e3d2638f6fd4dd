import { sql, type RawBuilder } from 'kysely';

/** An instant as epoch ms, which stays a number where rows are read as JSON. */
export const epochMs = (column: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(date_part('epoch', ${column}) * 1000)::bigint`;
