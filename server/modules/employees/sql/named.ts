import { sql, type SqlBool } from 'kysely';
import type { Executor } from '../../../database/database.ts';
import { beginsWith } from './prefix.ts';

/** People of a company in whose name each of the words begins one, by the index of words: ids and folded names. */
export function namedBy(
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
