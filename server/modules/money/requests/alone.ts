import { companyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import { seersOf } from '../../organization/index.ts';

/**
 * Whether this account is the only one that may decide requests of these people, to whom it belongs. Then it may decide
 * even on its own money: with password, note, and an approval that can be undone. `now` is in epoch ms.
 */
export async function decidesAlone(
  db: Executor,
  { organizationId, accountId }: { organizationId: string; accountId: string },
  people: readonly string[],
  now: number,
): Promise<boolean> {
  if (!people.length) return false;
  const date = companyDate(now);
  const deciders = await seersOf(
    db,
    organizationId,
    people.map((employeeId) => ({ employeeId, date })),
  );
  return deciders.every((one) => one.accountId === accountId);
}
