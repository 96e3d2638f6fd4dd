import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';
import { writeChanges } from './changes.ts';
import type { EmployeeFacts } from './facts.ts';
import type { Writing } from './writing.ts';
import { dropEmploymentFrom } from './sql/employment.ts';
import { insertEvents } from './sql/history.ts';

/**
 * Removes the employment of people without an account from this day on: it begins when they register. The caller has
 * locked their rows.
 */
export async function beginAtSignUp(
  tx: Tx,
  { organizationId, byAccountId, at }: Writing,
  people: readonly Pick<EmployeeFacts, 'id' | 'status' | 'employment'>[],
  from: CompanyDate,
): Promise<void> {
  if (!people.length) return;
  await dropEmploymentFrom(
    tx,
    organizationId,
    people.map(({ id }) => id),
    from,
  );
  const events = people.map(({ id, status, employment }) => {
    const first = employment.at(-1)?.from ?? from;
    return { eventId: newId(), id, status, first: first < from ? from : first };
  });
  await insertEvents(
    events.map(({ eventId, id, status }) => ({
      organizationId,
      id: eventId,
      employeeId: id,
      event: 'update',
      reason: null,
      byAccountId,
      at,
      fromStatus: status,
      toStatus: status,
    })),
  ).execute(tx);
  await writeChanges(
    tx,
    organizationId,
    events.map(({ eventId, first }) => ({
      eventId,
      changes: [{ field: 'firstDay', from: first, to: null, validFrom: null }],
    })),
  );
}
