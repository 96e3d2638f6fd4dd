import { sql } from 'kysely';
import type { SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { insertMany } from '../../../database/insertMany.ts';
import type {
  EmployeeUnit,
  Schedule,
  ScheduleAssignment,
  ScheduleVersion,
} from '../../../database/tables.generated.ts';

export const selectSchedules = (db: Executor, organizationId: string) =>
  db
    .selectFrom('schedule')
    .where('organizationId', '=', organizationId)
    .select(['id', 'title', 'version', 'closedFrom'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** The versions that stand, in the order of their days. */
export const selectVersions = async (db: Executor, organizationId: string) =>
  (
    await db
      .selectFrom('scheduleVersion')
      .where('organizationId', '=', organizationId)
      .where('replacedAt', 'is', null)
      .select(['scheduleId', 'validFrom', 'schedule'])
      .orderBy('validFrom')
      .execute()
  ).map((row) => ({ ...row, schedule: row.schedule as unknown as SchedulePlan }));

export const lockSchedule = (tx: Tx, organizationId: string, id: string) =>
  tx
    .selectFrom('schedule')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .select(['id', 'title', 'version', 'closedFrom'])
    .forUpdate()
    .executeTakeFirst();

export const insertSchedule = (tx: Tx, row: Schedule) => tx.insertInto('schedule').values(row).execute();

export const updateSchedule = (
  tx: Tx,
  organizationId: string,
  id: string,
  change: { title?: string; closedFrom?: CompanyDate },
) =>
  tx
    .updateTable('schedule')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

export async function insertVersion(tx: Tx, row: ScheduleVersion): Promise<void> {
  await tx
    .updateTable('scheduleVersion')
    .set({ replacedAt: row.savedAt })
    .where('organizationId', '=', row.organizationId)
    .where('scheduleId', '=', row.scheduleId)
    .where('validFrom', '=', row.validFrom)
    .where('replacedAt', 'is', null)
    .execute();
  await insertMany('scheduleVersion', [row]).execute(tx);
}

/** What stands, in the order of days: of these people alone, or of everybody; of units always all. */
export const selectAssignments = (db: Executor, organizationId: string, ids?: readonly string[]) =>
  db
    .selectFrom('scheduleAssignment')
    .where('organizationId', '=', organizationId)
    .where('replacedAt', 'is', null)
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`(unit_id is not null or employee_id = any(${ids ?? []}::uuid[]))`),
    )
    .select(['employeeId', 'unitId', 'scheduleId', 'validFrom'])
    .orderBy('validFrom')
    .execute();

export const selectMemberships = (db: Executor, organizationId: string, ids?: readonly string[]) =>
  db
    .selectFrom('employeeUnit')
    .where('organizationId', '=', organizationId)
    .where('replacedAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`employee_id = any(${ids ?? []}::uuid[])`))
    .select(['employeeId', 'unitId', 'validFrom'])
    .orderBy('validFrom')
    .execute();

const replaced = (
  tx: Tx,
  table: 'scheduleAssignment' | 'employeeUnit',
  { organizationId, validFrom, at }: { organizationId: string; validFrom: CompanyDate; at: Date },
) =>
  tx
    .updateTable(table)
    .set({ replacedAt: at })
    .where('organizationId', '=', organizationId)
    .where('validFrom', '=', validFrom)
    .where('replacedAt', 'is', null);

export async function insertAssignments(tx: Tx, rows: readonly ScheduleAssignment[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { organizationId, validFrom, savedAt: at } = first;
  const people = rows.flatMap(({ employeeId }) => employeeId ?? []);
  const units = rows.flatMap(({ unitId }) => unitId ?? []);
  await replaced(tx, 'scheduleAssignment', { organizationId, validFrom, at })
    .where(sql<boolean>`(employee_id = any(${people}::uuid[]) or unit_id = any(${units}::uuid[]))`)
    .execute();
  await insertMany('scheduleAssignment', rows).execute(tx);
}

export async function insertMemberships(tx: Tx, rows: readonly EmployeeUnit[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { organizationId, validFrom, savedAt: at } = first;
  const people = rows.map(({ employeeId }) => employeeId);
  await replaced(tx, 'employeeUnit', { organizationId, validFrom, at })
    .where(sql<boolean>`employee_id = any(${people}::uuid[])`)
    .execute();
  await insertMany('employeeUnit', rows).execute(tx);
}

export const companiesWithSchedules = async (db: Executor) =>
  new Set(
    (await db.selectFrom('schedule').select('organizationId').distinct().execute()).map(
      ({ organizationId }) => organizationId,
    ),
  );
