import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Employment } from '#domain/employment.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../database/database.ts';
import type { AtJob } from '../../../http/operation.ts';
import { fieldRefused, forbidden, notFound } from '../../../http/problem.ts';
import { ownRecordsOf, readEmployee, peopleInScope } from '../../employees/records/index.ts';
import { scopeOf, type Scope } from '../../organization/index.ts';

/** Who asks for whose day. */
export interface Asking {
  organizationId: string;
  accountId: string;
  by: 'employee' | 'employer';
  employeeId: string;
  /** Of an employer; days of anybody else are not found. */
  scope: Scope | undefined;
  at: Date;
}

/** An employee asks for their own days, an employer for those that they see: a manager, of who was in their units on `day`. */
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

/** The days on which the person is employed. Throws 404 for a person the caller may not see, 403 ownDay for an employer's own record. */
export async function readVisibleEmployment(
  db: Executor,
  { organizationId, accountId, by, employeeId, scope }: Asking,
): Promise<Employment> {
  const { employment } = await readEmployee(db, organizationId, employeeId);
  if (by === 'employee') return employment;
  if (!(await peopleInScope(db, organizationId, [employeeId], scope)).has(employeeId)) throw notFound();
  if ((await ownRecordsOf(db, organizationId, accountId, [employeeId])).has(employeeId))
    throw forbidden('ownDay');
  return employment;
}
