import { addDays, companyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { notFound } from '../../../http/problem.ts';
import { lockPeople } from './bulk.ts';
import { refuseChanged } from './correct.ts';
import type { Writing } from './writing.ts';
import { limitIn, limitVersionsOf, withdrawPlannedLimit } from './limits.ts';
import { detailsOf, type BalanceOf } from './people.ts';
import { raiseVersion } from './sql/changes.ts';
import { writeUpdates } from './update.ts';

type Schemas = components['schemas'];

/**
 * Withdraws a planned own limit; one that has begun stays. Throws 404, or 409 changedMeanwhile with the current record.
 */
export async function withdrawLimit(
  services: Pick<Services, 'config'> & { balanceOf: BalanceOf },
  tx: Tx,
  writing: Writing,
  { id, version, validFrom }: Schemas['LimitWithdrawal'] & { id: string },
): Promise<Schemas['EmployeeDetails']> {
  const { organizationId, at } = writing;
  const person = (await lockPeople(tx, organizationId, [id])).get(id);
  await refuseChanged(services, tx, writing, { id, version, record: person });
  const limits = (await limitVersionsOf(tx, organizationId, [id]))(id);
  const isPlanned =
    validFrom > companyDate(at.getTime()) && limits.some((one) => one.validFrom === validFrom);
  if (!person || !isPlanned) throw notFound();
  await withdrawPlannedLimit(tx, writing, { employeeId: id, validFrom, limits });
  await raiseVersion(tx, organizationId, id);
  const text = (limit: number | null) => (limit === null ? null : String(limit));
  const from = text(limitIn(limits, validFrom));
  const to = text(limitIn(limits, addDays(validFrom, -1)));
  const change = { field: 'ownBalanceLimit' as const, from, to, validFrom };
  await writeUpdates(tx, writing, [{ record: person, changes: [change] }]);
  return detailsOf(services, tx, organizationId, id, at.getTime());
}
