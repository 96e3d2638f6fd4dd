import type { CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import { adjustmentsOf } from '../../time/attendance/index.ts';
import type { Requested } from './requested.ts';

/**
 * Reads what the days of a month, with adjustments, come to for whoever is paid by net amounts instead. Of others it is what they have
 * earned.
 */
export async function payableOf(
  db: Executor,
  organizationId: string,
  period: CompanyMonth,
  people: readonly { employeeId: string }[],
  requestedOf: (id: string) => Pick<Requested, 'netBase'>,
): Promise<(employeeId: string, earned: Tiyin) => Tiyin> {
  const byNet = people.flatMap(({ employeeId: id }) => (requestedOf(id).netBase === null ? [] : id));
  if (!byNet.length) return (_, earned) => earned;
  const bases = new Map(byNet.map((id) => [id, requestedOf(id).netBase!]));
  for (const { employeeId, amount } of await adjustmentsOf(db, organizationId, [period], byNet))
    bases.set(employeeId, tiyin(bases.get(employeeId)! + amount));
  return (employeeId, earned) => bases.get(employeeId) ?? earned;
}
