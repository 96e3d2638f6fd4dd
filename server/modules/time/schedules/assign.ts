import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { ScheduleAssignment } from '../../../database/tables.generated.ts';
import { conflict, validationFailed } from '../../../http/problem.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { readEmployees } from '../../employees/records/index.ts';
import {
  lockOrganization,
  refuseClosed,
  refuseClosedBeforehand,
  insertMemberships,
  unitTitlesOf,
} from '../../organization/index.ts';
import { readSchedulesOn } from './held.ts';
import { versionColumns } from './save.ts';
import { assertScheduleOpen } from './assertOpen.ts';
import { countChanges, insertAssignments, lockSchedule, selectSchedules } from './sql/schedules.ts';

type Schemas = components['schemas'];

/** Throws 400 with a pointer to each id that does not belong to the company. */
export async function refuseUnknown(
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
  unitIds: readonly string[],
): Promise<void> {
  const people = await readEmployees(db, organizationId, employeeIds);
  const open = unitIds.length ? await unitTitlesOf(db, organizationId) : [];
  const units = new Set(open.flatMap(({ id, closedAt }) => (closedAt ? [] : [id])));
  const errors = [
    ...employeeIds.flatMap((id, index) =>
      people.has(id) ? [] : [{ pointer: `/employeeIds/${index}`, code: 'employeeGone' }],
    ),
    ...unitIds.flatMap((id, index) =>
      units.has(id) ? [] : [{ pointer: `/unitIds/${index}`, code: 'unitGone' }],
    ),
  ];
  if (errors.length) throw validationFailed(errors);
}

/** Throws 409 changedMeanwhile when assignments changed since the effect was computed. */
async function refuseUnseen(tx: Tx, organizationId: string, version: number | undefined): Promise<void> {
  if (version === undefined) return;
  if ((await countChanges(tx, organizationId)) !== version) throw conflict('changedMeanwhile');
}

/** Throws 404 for an unknown schedule, 409 scheduleClosed, 422 periodClosed, 400 for unknown people, 409 changedMeanwhile. */
export async function assignSchedule(
  tx: Tx,
  author: Author,
  { scheduleId, employeeIds, unitIds, validFrom, version }: Schemas['ScheduleAssignment'],
): Promise<Schemas['Assigned']> {
  const { organizationId, at } = author;
  await lockOrganization(tx, organizationId);
  if (scheduleId !== null)
    assertScheduleOpen(
      await lockSchedule(tx, organizationId, scheduleId),
      validFrom,
      companyDate(at.getTime()),
    );
  const [people, units] = [[...new Set(employeeIds)], [...new Set(unitIds)]];
  await refuseUnknown(tx, organizationId, people, units);
  await refuseUnseen(tx, organizationId, version);
  await refuseClosed(tx, organizationId, validFrom);
  const given = [
    ...people.map((employeeId) => ({ employeeId, unitId: null, scheduleId })),
    ...units.map((unitId) => ({ employeeId: null, unitId, scheduleId })),
  ];
  await giveSchedules(tx, author, given, validFrom);
  return { changed: given.length };
}

/**
 * Assigns schedules; null removes the own schedule of a person or unit. The caller has locked the company, and checked
 * that they belong to it, that the schedules are open and that the day is in an open month.
 */
export async function giveSchedules(
  tx: Tx,
  author: Author,
  given: readonly Pick<ScheduleAssignment, 'employeeId' | 'unitId' | 'scheduleId'>[],
  validFrom: CompanyDate,
): Promise<void> {
  const { organizationId } = author;
  const people = given.flatMap(({ employeeId }) => employeeId ?? []);
  const rows = given.map((one) => ({ ...versionColumns(author), ...one, validFrom }));
  const before = await readSchedulesOn(tx, organizationId, people, validFrom);
  await insertAssignments(tx, rows);
  const after = await readSchedulesOn(tx, organizationId, people, validFrom);
  await writeAudit(
    tx,
    author,
    rows
      .filter((row) => before(row).own !== row.scheduleId)
      .map((row) => ({
        subject: 'schedule' as const,
        employeeId: row.employeeId,
        validFrom,
        event: row.scheduleId === null ? ('unassign' as const) : ('assign' as const),
        before: { scheduleId: before(row).followed },
        after: { employeeId: row.employeeId, unitId: row.unitId, scheduleId: after(row).followed },
        ...(row.scheduleId === null ? {} : { subjectId: row.scheduleId }),
      })),
  );
}

/** Schedules that are not closed yet on the day. */
export const openSchedules = async (db: Executor, organizationId: string, date: CompanyDate) =>
  (await selectSchedules(db, organizationId)).filter(
    ({ closedFrom }) => closedFrom === null || closedFrom > date,
  );

/**
 * Assigns a schedule to somebody who is hired. Throws 400 scheduleGone unless it is open on their first working day, or
 * today if that is past.
 */
export async function giveAtHiring(
  tx: Tx,
  author: Author,
  { employeeId, scheduleId, firstDay }: { employeeId: string; scheduleId: string; firstDay: CompanyDate },
): Promise<void> {
  const { organizationId, at } = author;
  await lockOrganization(tx, organizationId);
  const today = companyDate(at.getTime());
  const [validFrom, begins] = firstDay < today ? [firstDay, today] : [today, firstDay];
  if (!(await openSchedules(tx, organizationId, begins)).some(({ id }) => id === scheduleId))
    throw validationFailed([{ pointer: '/scheduleId', code: 'scheduleGone' }]);
  await giveSchedules(tx, author, [{ employeeId, unitId: null, scheduleId }], validFrom);
}

/** Throws what saving would throw; saves nothing. */
export async function refuseUnassignable(
  { db, organizationId, now }: { db: Executor; organizationId: string; now: number },
  { scheduleId, employeeIds, unitIds, validFrom }: Schemas['ScheduleAssignmentChange'],
): Promise<void> {
  if (scheduleId !== null) {
    const schedule = (await selectSchedules(db, organizationId)).find(({ id }) => id === scheduleId);
    assertScheduleOpen(schedule, validFrom, companyDate(now));
  }
  await refuseUnknown(db, organizationId, employeeIds, unitIds);
  await refuseClosedBeforehand(db, organizationId, validFrom);
}

/** Throws 400 unless the unit is open and the people belong to the company. */
async function refuseUnmovable(
  db: Executor,
  organizationId: string,
  { unitId, employeeIds }: Pick<Schemas['UnitAssignmentChange'], 'unitId' | 'employeeIds'>,
): Promise<void> {
  if (unitId !== null) {
    const unit = (await unitTitlesOf(db, organizationId)).find(({ id }) => id === unitId);
    if (!unit || unit.closedAt) throw validationFailed([{ pointer: '/unitId', code: 'unitGone' }]);
  }
  await refuseUnknown(db, organizationId, employeeIds, []);
}

/** Throws what saving would throw; saves nothing. */
export async function refuseUnmovableBeforehand(
  db: Executor,
  organizationId: string,
  change: Schemas['UnitAssignmentChange'],
): Promise<void> {
  await refuseUnmovable(db, organizationId, change);
  await refuseClosedBeforehand(db, organizationId, change.validFrom);
}

/** Throws 400 for an unknown or closed unit and for unknown people, 409 changedMeanwhile, 422 periodClosed. */
export async function assignUnit(
  tx: Tx,
  author: Author,
  { unitId, employeeIds, validFrom, version }: Schemas['UnitAssignment'] & { validFrom: CompanyDate },
): Promise<Schemas['Assigned']> {
  const { organizationId } = author;
  const people = [...new Set(employeeIds)];
  await lockOrganization(tx, organizationId);
  await refuseUnmovable(tx, organizationId, { unitId, employeeIds: people });
  await refuseUnseen(tx, organizationId, version);
  await refuseClosed(tx, organizationId, validFrom);
  await joinUnits(
    tx,
    author,
    people.map((employeeId) => ({ employeeId, unitId })),
    validFrom,
  );
  return { changed: people.length };
}

/**
 * Moves people into units; null removes them from their unit. The caller has locked the company, and checked that the
 * people belong to it, that the units are open and that the day is in an open month.
 */
export async function joinUnits(
  tx: Tx,
  author: Author,
  members: readonly { employeeId: string; unitId: string | null }[],
  validFrom: CompanyDate,
): Promise<void> {
  const rows = members.map((member) => ({ ...versionColumns(author), ...member, validFrom }));
  await insertMemberships(tx, rows);
  await writeAudit(
    tx,
    author,
    rows.map(({ employeeId, unitId }) => ({
      subject: 'unit' as const,
      employeeId,
      event: 'assign' as const,
      validFrom,
      after: { employeeId },
      ...(unitId === null ? {} : { subjectId: unitId }),
    })),
  );
}
