import { sql, type Insertable } from 'kysely';
import type { SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { keptByCompany } from '../../../../database/keptRules.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { Schedule, ScheduleAssignment, ScheduleVersion } from '../../../../database/tables.generated.ts';
import { membershipChanges } from '../../../organization/index.ts';

export const selectSchedules = keptByCompany((db, organizationId) =>
  db
    .selectFrom('schedule')
    .where('organizationId', '=', organizationId)
    .select(['id', 'title', 'version', 'closedFrom', 'companyAfterClosing'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute(),
);

/** The versions in force, by their first day. */
export const selectVersions = keptByCompany(async (db, organizationId) =>
  (
    await db
      .selectFrom('scheduleVersion')
      .where('organizationId', '=', organizationId)
      .where('replacedAt', 'is', null)
      .select(['scheduleId', 'validFrom', 'schedule'])
      .orderBy('validFrom')
      .execute()
  ).map((row) => ({ ...row, schedule: row.schedule as unknown as SchedulePlan })),
);

export const lockSchedule = (tx: Tx, organizationId: string, id: string) =>
  tx
    .selectFrom('schedule')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .select(['id', 'title', 'version', 'closedFrom', 'companyAfterClosing'])
    .forUpdate()
    .executeTakeFirst();

export const insertSchedule = (tx: Tx, row: Insertable<Schedule>) =>
  tx.insertInto('schedule').values(row).execute();

export const updateSchedule = (
  tx: Tx,
  organizationId: string,
  id: string,
  change: { title?: string; closedFrom?: CompanyDate | null; companyAfterClosing?: false },
) =>
  tx
    .updateTable('schedule')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

/** Marks the version of a day as replaced. */
export const replaceVersion = (
  tx: Tx,
  {
    organizationId,
    scheduleId,
    validFrom,
  }: Pick<ScheduleVersion, 'organizationId' | 'scheduleId' | 'validFrom'>,
  at: Date,
) =>
  tx
    .updateTable('scheduleVersion')
    .set({ replacedAt: at })
    .where('organizationId', '=', organizationId)
    .where('scheduleId', '=', scheduleId)
    .where('validFrom', '=', validFrom)
    .where('replacedAt', 'is', null)
    .execute();

export async function insertVersion(tx: Tx, row: ScheduleVersion): Promise<void> {
  await replaceVersion(tx, row, row.savedAt);
  await insertMany('scheduleVersion', [row]).execute(tx);
}

/** Assignments in force, by their first day. */
const assignments = (db: Executor, organizationId: string) =>
  db
    .selectFrom('scheduleAssignment')
    .where('organizationId', '=', organizationId)
    .where('replacedAt', 'is', null)
    .select(['employeeId', 'unitId', 'scheduleId', 'validFrom'])
    .orderBy('validFrom');

export const selectUnitAssignments = keptByCompany((db, organizationId) =>
  assignments(db, organizationId).where('unitId', 'is not', null).execute(),
);

/** Of these people or of everybody, and of all units. */
export const selectAssignments = async (db: Executor, organizationId: string, ids?: readonly string[]) => [
  ...(await selectUnitAssignments(db, organizationId)),
  ...(await assignments(db, organizationId)
    .where((row) =>
      ids === undefined
        ? row('employeeId', 'is not', null)
        : row('employeeId', '=', row.fn.any(row.val(ids))),
    )
    .execute()),
];

/** Marks assignments of these people and units from a day on as replaced. */
export const replaceAssignments = (
  tx: Tx,
  { organizationId, validFrom, at }: { organizationId: string; validFrom: CompanyDate; at: Date },
  { people, units }: { people: readonly string[]; units: readonly string[] },
) =>
  tx
    .updateTable('scheduleAssignment')
    .set({ replacedAt: at })
    .where('organizationId', '=', organizationId)
    .where('validFrom', '=', validFrom)
    .where('replacedAt', 'is', null)
    .where(sql<boolean>`(employee_id = any(${people}::uuid[]) or unit_id = any(${units}::uuid[]))`)
    .returning(['employeeId', 'unitId', 'scheduleId'])
    .execute();

export async function insertAssignments(tx: Tx, rows: readonly ScheduleAssignment[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { organizationId, validFrom, savedAt: at } = first;
  const people = rows.flatMap(({ employeeId }) => employeeId ?? []);
  const units = rows.flatMap(({ unitId }) => unitId ?? []);
  await replaceAssignments(tx, { organizationId, validFrom, at }, { people, units });
  await insertMany('scheduleAssignment', rows).execute(tx);
}

/** A number that grows with each save and withdrawal of a schedule, an assignment or a membership. */
export const countChanges = async (db: Executor, organizationId: string): Promise<number> => {
  const { rows } = await sql<{ changes: number }>`
    select (select count(*) + count(replaced_at) from schedule_assignment where organization_id = ${organizationId})
         + ${membershipChanges(organizationId)}
         + (select coalesce(sum(version), 0) from schedule where organization_id = ${organizationId}) as changes`.execute(
    db,
  );
  return Number(rows[0]!.changes);
};

export const selectCompaniesWithSchedules = async (db: Executor) =>
  new Set(
    (await db.selectFrom('schedule').select('organizationId').distinct().execute()).map(
      ({ organizationId }) => organizationId,
    ),
  );

/** Includes closed schedules. */
export const selectTitles = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('schedule')
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .select(['id', 'title'])
    .execute();
