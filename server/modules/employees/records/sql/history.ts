import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { EmployeeChange, EmployeeEvent } from '../../../../database/tables.generated.ts';

const queryEvents = (db: Executor, organizationId: string, employeeId: string) =>
  db
    .selectFrom('employeeEvent')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId);

export const countEvents = async (db: Executor, organizationId: string, employeeId: string) =>
  (
    await queryEvents(db, organizationId, employeeId)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** Selects events, newest first. Of events at the same instant, the one written later comes first. */
export const selectEvents = (
  db: Executor,
  organizationId: string,
  employeeId: string,
  page: { limit: number; offset: number },
) =>
  queryEvents(db, organizationId, employeeId)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export const selectLastRefusal = (db: Executor, organizationId: string, employeeId: string) =>
  queryEvents(db, organizationId, employeeId)
    .where('event', '=', 'decline')
    .select(['at', 'reason'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Selects the first day of the person's last rehiring; undefined if the person was never rehired. */
export const selectRehiredFrom = async (
  db: Executor,
  organizationId: string,
  employeeId: string,
): Promise<CompanyDate | undefined> => {
  const last = await queryEvents(db, organizationId, employeeId)
    .where('event', '=', 'rehire')
    .select(['id', 'at'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  const changes = await selectChanges(db, organizationId, [last.id]);
  const chosen = changes.find(({ field }) => field === 'firstDay')?.toValue as CompanyDate | undefined;
  return chosen ?? companyDate(last.at.getTime());
};

export const selectChanges = async (db: Executor, organizationId: string, eventIds: readonly string[]) =>
  eventIds.length === 0
    ? []
    : db
        .selectFrom('employeeChange')
        .select(['eventId', 'field', 'fromValue', 'toValue', 'validFrom'])
        .where('organizationId', '=', organizationId)
        .where('eventId', 'in', eventIds)
        .orderBy('eventId')
        .orderBy('field')
        .execute();

export const insertEvents = (rows: readonly EmployeeEvent[]) => insertMany('employeeEvent', rows);

export const insertChanges = (rows: readonly EmployeeChange[]) => insertMany('employeeChange', rows);

export const selectRecordChanges = (db: Executor, organizationId: string, eventIds: readonly string[]) =>
  db
    .selectFrom('employeeChange')
    .where('organizationId', '=', organizationId)
    .where('eventId', 'in', eventIds)
    .select(['eventId', 'field', 'fromValue', 'toValue', 'validFrom'])
    .execute();
