import { addDays, companyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { notFound } from '../../../http/problem.ts';
import { lockPeople } from './bulk.ts';
import { refuseChanged } from './correct.ts';
import type { Writing } from './writing.ts';
import { detailsOf, type BalanceOf } from './people.ts';
import { salaryIn, withdrawPlannedSalary } from './salaries.ts';
import { raiseVersion } from './sql/changes.ts';
import { writeUpdates } from './update.ts';

type Schemas = components['schemas'];

/**
 * Withdraws a planned salary; one that has begun stays. Throws 404, or 409 changedMeanwhile with the current record.
 */
export async function withdrawSalary(
  services: Pick<Services, 'config'> & { balanceOf: BalanceOf },
  tx: Tx,
  writing: Writing,
  { id, version, validFrom }: Schemas['SalaryWithdrawal'] & { id: string },
): Promise<Schemas['EmployeeDetails']> {
  const { organizationId, at } = writing;
  const person = (await lockPeople(tx, organizationId, [id])).get(id);
  await refuseChanged(services, tx, writing, { id, version, record: person });
  const isPlanned =
    validFrom > companyDate(at.getTime()) && person?.salaries.some((one) => one.validFrom === validFrom);
  if (!person || !isPlanned) throw notFound();
  const { salaries } = person;
  await withdrawPlannedSalary(tx, writing, { employeeId: id, validFrom, salaries });
  await raiseVersion(tx, organizationId, id);
  const from = String(salaryIn(salaries, validFrom));
  const to = String(salaryIn(salaries, addDays(validFrom, -1)));
  await writeUpdates(tx, writing, [{ record: person, changes: [{ field: 'salary', from, to, validFrom }] }]);
  return detailsOf(services, tx, organizationId, id, at.getTime());
}
