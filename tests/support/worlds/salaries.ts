import { FIRST_DAY } from '#domain/dated/versions.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Database } from '#server/database/database.ts';
import type { EmployeeSalary } from '#server/database/tables.generated.ts';
import { newId } from '#server/identifier.ts';

/** What a record has from the first day on. */
export const firstSalary = (
  { organizationId, id }: { organizationId: string; id: string },
  salary: Tiyin,
  savedAt: Date,
): EmployeeSalary => ({
  ...{ organizationId, id: newId(), employeeId: id, salary, validFrom: FIRST_DAY },
  ...{ savedAt, savedByAccountId: null, replacedAt: null },
});

/** A person's own limit from the first day on, in place of another. */
export async function limitPerson(
  db: Database,
  { organizationId, employeeId }: { organizationId: string; employeeId: string },
  balanceLimit: Tiyin | null,
  savedAt: Date,
): Promise<void> {
  await db
    .deleteFrom('employeeLimit')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .execute();
  await db
    .insertInto('employeeLimit')
    .values({
      ...{ organizationId, id: newId(), employeeId, balanceLimit, validFrom: FIRST_DAY },
      ...{ savedAt, savedByAccountId: null, replacedAt: null },
    })
    .execute();
}

/** The versions in force of the records with a PINFL, by their first days. */
export const salariesOfPinfl = (db: Database, pinfl: string) =>
  db
    .selectFrom('employeeSalary')
    .innerJoin('employee', (on) =>
      on
        .onRef('employee.organizationId', '=', 'employeeSalary.organizationId')
        .onRef('employee.id', '=', 'employeeSalary.employeeId'),
    )
    .where('pinfl', '=', pinfl)
    .where('replacedAt', 'is', null)
    .select('salary')
    .orderBy('validFrom')
    .execute();
