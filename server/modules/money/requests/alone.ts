import { companyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import { seersOf } from '../../organization/index.ts';

/**
 * Whether no other colleague may decide requests of these people, who are the same person as this account. Then
 * they decide even on their own money: with their password, a note, and an approval that can be undone. `now` is in epoch ms.
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
