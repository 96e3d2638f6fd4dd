import type { Executor } from '../../../../database/database.ts';

/** What these events of people's records changed. */
export const selectRecordChanges = (db: Executor, organizationId: string, eventIds: readonly string[]) =>
  db
    .selectFrom('employeeChange')
    .where('organizationId', '=', organizationId)
    .where('eventId', 'in', eventIds)
    .select(['eventId', 'field', 'fromValue', 'toValue', 'validFrom'])
    .execute();
