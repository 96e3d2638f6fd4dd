import type { EmployeeWord } from '../../database/tables.generated.ts';

/** The rows by which a record is found: each word of its folded name once. */
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
