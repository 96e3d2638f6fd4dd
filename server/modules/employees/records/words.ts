import type { EmployeeWord } from '../../../database/tables.generated.ts';

/** The search rows of a record: one for each word of its folded name. */
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
