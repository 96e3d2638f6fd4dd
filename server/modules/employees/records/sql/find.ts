import { sql } from 'kysely';
import { isInScope, type Scope } from '../../../organization/index.ts';
import type { Executor } from '../../../../database/database.ts';
import type { Search } from '../search.ts';
import { queryByName } from './named.ts';
import { beginsWith, digitsBeginWith } from './prefix.ts';

/** The fewest digits of a searched ending: fewer digits match too many numbers. */
const SHORTEST_ENDING = 4;

const reverseDigits = (digits: string) => [...digits].reverse().join('');

/**
 * Finds the first matching people of a company, ordered by folded name. Matches are not counted, so that the time grows
 * with their number only by reading the index of words.
 */
export async function findEmployees(
  db: Executor,
  organizationId: string,
  search: Exclude<Search, { kind: 'everyone' | 'nobody' }>,
  { limit, scope }: { limit: number; scope: Scope | undefined },
) {
  const people = db
    .selectFrom('employee')
    .where('employee.organizationId', '=', organizationId)
    .$if(scope !== undefined, (query) =>
      query.where(isInScope(sql.ref('employee.id'), organizationId, scope!)),
    )
    .select([
      'employee.id',
      'employee.firstName',
      'employee.lastName',
      'employee.phoneNumber',
      'employee.pinfl',
      'employee.status',
      'employee.searchKey',
    ])
    .orderBy('employee.searchKey')
    .orderBy('employee.id')
    .limit(limit);
  if (search.kind === 'words') {
    const nearest = queryByName(db, organizationId, search.words)
      .$if(scope !== undefined, (query) =>
        query.where(isInScope(sql.ref('employee_word.employee_id'), organizationId, scope!)),
      )
      .orderBy('searchKey')
      .orderBy('employeeId')
      .limit(limit);
    return people.innerJoin(nearest.as('nearest'), 'nearest.employeeId', 'employee.id').execute();
  }
  if (search.kind === 'passport')
    return people.where(beginsWith(sql.ref('employee.passportSerialNumber'), search.passport)).execute();
  const { pinfl: typed, phone, phoneAlone } = search;
  const byEnding = typed.length >= SHORTEST_ENDING;
  // Each condition uses an index of its own; one condition with `or` over expressions would read every record of the
  // company.
  const conditions = [
    digitsBeginWith('employee.phoneNumber', phone),
    ...(byEnding ? [beginsWith(sql`reverse(employee.phone_number)`, reverseDigits(typed))] : []),
    ...(phoneAlone ? [] : [digitsBeginWith('employee.pinfl', typed)]),
    ...(!phoneAlone && byEnding ? [beginsWith(sql`reverse(employee.pinfl)`, reverseDigits(typed))] : []),
  ];
  const found = await Promise.all(conditions.map((condition) => people.where(condition).execute()));
  const byId = new Map(found.flat().map((row) => [row.id, row]));
  return [...byId.values()]
    .sort((a, b) => (a.searchKey < b.searchKey ? -1 : Number(a.searchKey > b.searchKey)))
    .slice(0, limit);
}
