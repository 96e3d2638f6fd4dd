import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Employment } from '#domain/employment.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../database/database.ts';
import type { AtJob } from '../../../http/operation.ts';
import { fieldRefused, forbidden, notFound } from '../../../http/problem.ts';
import { ownRecordsOf, readEmployee, readPeopleInScope } from '../../employees/records/index.ts';
import { scopeOf, type Scope } from '../../organization/index.ts';

/** Who acts on whose day. */
export interface Asking {
  organizationId: string;
  accountId: string;
  by: 'employee' | 'employer';
  employeeId: string;
  /** For an employer; other people's days are not found. */
  scope: Scope | undefined;
  at: Date;
}

/** Employees act on their own days, employers on those that they see; a manager sees people who were in their units on `day`. */
export function askingOf(
  caller: AtJob,
  employeeId: string | undefined,
  day: CompanyDate,
  clock: Clock,
): Asking {
  const { organizationId, accountId, jobId, role } = caller;
  const at = clock.date();
  if (role === 'employee') {
    if (employeeId !== undefined && employeeId !== jobId) throw notFound();
    return { organizationId, accountId, by: 'employee', employeeId: jobId, scope: undefined, at };
  }
  if (employeeId === undefined) throw fieldRefused('/employeeId', 'required');
  const scope = scopeOf(caller, day);
  return { organizationId, accountId, by: 'employer', employeeId, scope, at };
}

/** The person's employment. Throws 404 for a person the caller may not see, 403 ownDay for an employer's own record. */
export async function readVisibleEmployment(
  db: Executor,
  { organizationId, accountId, by, employeeId, scope }: Asking,
): Promise<Employment> {
  const { employment } = await readEmployee(db, organizationId, employeeId);
  if (by === 'employee') return employment;
  if (!(await readPeopleInScope(db, organizationId, [employeeId], scope)).has(employeeId)) throw notFound();
  if ((await ownRecordsOf(db, organizationId, accountId, [employeeId])).has(employeeId))
    throw forbidden('ownDay');
  return employment;
}
