import { fullName } from '#domain/employee.ts';
import { searchKey } from '#domain/text.ts';
import type { Executor } from '../../../database/database.ts';
import { searchOf, type Search } from '../../employees/records/index.ts';
import { selectAuthors } from './sql/colleagues.ts';
import type { AuditFilter } from './sql/conditions.ts';

type Author = Awaited<ReturnType<typeof selectAuthors>>[number];

/**
 * Whether an author matches, as in the search for people: each word is the beginning of a word of the name. A phone
 * number must be complete, as nobody sees it here.
 */
function isFound({ firstName, lastName, phoneNumber }: Author, search: Search): boolean {
  if (search.kind === 'digits') return phoneNumber === search.phone;
  if (search.kind !== 'words' || firstName === null || lastName === null) return false;
  const name = ` ${searchKey(fullName({ firstName, lastName }))}`;
  return search.words.every((word) => name.includes(` ${word}`));
}

export async function searchFilter(
  db: Executor,
  organizationId: string,
  typed: string | undefined,
): Promise<AuditFilter['sought']> {
  const search = searchOf(typed, true);
  if (search.kind === 'everyone' || search.kind === 'nobody') return search.kind;
  const authors = await selectAuthors(db, organizationId);
  const accountIds = authors.filter((author) => isFound(author, search)).map(({ id }) => id);
  return { people: search, accountIds };
}
