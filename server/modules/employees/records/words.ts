import type { EmployeeWord } from '../../../database/tables.generated.ts';

/** Search rows of a record: each word of its folded name once. */
export const wordRows = ({
  organizationId,
  id,
  searchKey,
}: {
  organizationId: string;
  id: string;
  searchKey: string;
}): EmployeeWord[] =>
  [...new Set(searchKey.split(' '))]
    .filter(Boolean)
    .map((word) => ({ organizationId, word, searchKey, employeeId: id }));
