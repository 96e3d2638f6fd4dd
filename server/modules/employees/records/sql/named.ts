import { sql, type SqlBool } from 'kysely';
import type { Executor } from '../../../../database/database.ts';
import { beginsWith } from './prefix.ts';

/**
 * Builds the query for the ids and folded names of people for whom every given word is a prefix of a word of their
 * name.
 */
export function queryByName(
  db: Executor,
  organizationId: string,
  [first, ...others]: readonly [string, ...string[]],
) {
  let named = db
    .selectFrom('employeeWord')
    .select(['employeeId', 'searchKey'])
    .distinct()
    .where('organizationId', '=', organizationId)
    .where(beginsWith(sql.ref('word'), first));
  for (const word of others) named = named.where(sql<SqlBool>`' ' || search_key like ${`% ${word}%`}`);
  return named;
}
