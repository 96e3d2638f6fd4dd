import type { Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { EmployeeWord } from '../../../../database/tables.generated.ts';

export const insertWords = (rows: readonly EmployeeWord[]) => insertMany('employeeWord', rows);

export const deleteWords = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  tx
    .deleteFrom('employeeWord')
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', ids)
    .execute();
