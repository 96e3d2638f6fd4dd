import { addDays, companyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { notFound, validationFailed } from '../../../http/problem.ts';
import { refuseFarAhead } from '../../organization/index.ts';
import { lockPeople } from './bulk.ts';
import type { Change } from './changes.ts';
import { refuseChanged } from './correct.ts';
import type { Writing } from './writing.ts';
import { detailsOf, type BalanceOf } from './people.ts';
import { movePlannedSalary, salaryIn } from './salaries.ts';
import { raiseVersion } from './sql/changes.ts';
import { writeUpdates } from './update.ts';

type Schemas = components['schemas'];

/**
 * Moves a planned salary to another future day in one step. Throws 404, 409 changedMeanwhile with the current record,
 * and 400 if the new day has begun.
 */
export async function moveSalary(
  services: Pick<Services, 'config'> & { balanceOf: BalanceOf },
  tx: Tx,
  writing: Writing,
  { id, version, validFrom, to }: Schemas['SalaryMove'] & { id: string },
): Promise<Schemas['EmployeeDetails']> {
  const { organizationId, at } = writing;
  const today = companyDate(at.getTime());
  if (to <= today) throw validationFailed([{ pointer: '/to', code: 'notAhead' }]);
  refuseFarAhead(to, at.getTime(), '/to');
  const person = (await lockPeople(tx, organizationId, [id])).get(id);
  await refuseChanged(services, tx, writing, { id, version, record: person });
  const isPlanned = validFrom > today && person?.salaries.some((one) => one.validFrom === validFrom);
  if (!person || !isPlanned) throw notFound();
  if (to === validFrom) return detailsOf(services, tx, organizationId, id, at.getTime());
  const { salaries } = person;
  await movePlannedSalary(tx, writing, { employeeId: id, validFrom, to, salaries });
  await raiseVersion(tx, organizationId, id);
  const salary = String(salaryIn(salaries, validFrom));
  const before = String(salaryIn(salaries, addDays(validFrom, -1)));
  const replacedSalary = String(
    salaryIn(
      salaries.filter((one) => one.validFrom !== validFrom),
      to,
    ),
  );
  const removal: Change = { field: 'salary', from: salary, to: before, validFrom };
  const addition: Change = { field: 'salary', from: replacedSalary, to: salary, validFrom: to };
  // A history entry holds only one change of each field.
  for (const change of [removal, addition])
    await writeUpdates(tx, writing, [{ record: person, changes: [change] }]);
  return detailsOf(services, tx, organizationId, id, at.getTime());
}
