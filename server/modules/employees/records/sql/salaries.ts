import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { Value } from '../../../../database/prepared.ts';
import type { EmployeeSalary } from '../../../../database/tables.generated.ts';

/** Selects the versions in force of these people, ordered by first day. */
export const querySalaries = (db: Executor, organizationId: Value<string>, ids: Value<readonly string[]>) =>
  db
    .selectFrom('employeeSalary')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`employee_id = any(${ids}::uuid[])`)
    .where('replacedAt', 'is', null)
    .select(['employeeId', 'validFrom', 'salary'])
    .orderBy('employeeId')
    .orderBy('validFrom');

/** The column of the salary on a date, for queries of `employee`. */
export const salaryOn = (organizationId: Value<string>, date: Value<CompanyDate>) =>
  sql<Tiyin>`(
    select s.salary from employee_salary s
     where s.organization_id = ${organizationId} and s.employee_id = employee.id and s.replaced_at is null
       and s.valid_from <= ${date}
     order by s.valid_from desc limit 1)`.as('salary');

export interface SalaryDay {
  employeeId: string;
  validFrom: CompanyDate;
}

/** Marks the versions of these people's days as replaced. */
export const replaceSalaries = (tx: Tx, organizationId: string, days: readonly SalaryDay[], at: Date) =>
  sql`
    update employee_salary s set replaced_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n("employeeId" uuid, "validFrom" date)
     where s.organization_id = ${organizationId} and s.employee_id = n."employeeId" and s.valid_from = n."validFrom"
       and s.replaced_at is null`.execute(tx);

export const insertSalaries = (rows: readonly EmployeeSalary[]) => insertMany('employeeSalary', rows);
