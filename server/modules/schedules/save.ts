import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { conflict, notFound, validationFailed } from '../../http/problem.ts';
import { newId } from '../../identifier.ts';
import { writeAudit, type Author } from '../audit/index.ts';
import { readEmployees } from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
import { refuseClosed } from '../organization/index.ts';
import {
  insertAssignments,
  insertMemberships,
  insertSchedule,
  insertVersion,
  lockSchedule,
  selectAssignments,
  selectSchedules,
  selectVersions,
  updateSchedule,
} from './sql/schedules.ts';
import { selectUnits } from './sql/units.ts';

type Schemas = components['schemas'];

const savedBy = ({ organizationId, byAccountId, at }: Author) => ({
  ...{ organizationId, id: newId(), savedAt: at, savedByAccountId: byAccountId, replacedAt: null },
});

/** How many people or units each schedule is given to on a date. */
const countsOn = <Row extends { validFrom: CompanyDate; scheduleId: string | null }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
  date: CompanyDate,
) => {
  const counts = new Map<string, number>();
  for (const [key, own] of groupBy(rows, keyOf)) {
    const scheduleId = key === null ? null : (versionOn(own, date)?.scheduleId ?? null);
    if (scheduleId) counts.set(scheduleId, (counts.get(scheduleId) ?? 0) + 1);
  }
  return counts;
};

export async function listSchedules(
  db: Executor,
  organizationId: string,
  now: number,
): Promise<Schemas['NamedSchedule'][]> {
  const today = companyDate(now);
  const versions = groupBy(await selectVersions(db, organizationId), ({ scheduleId }) => scheduleId);
  const assigned = await selectAssignments(db, organizationId);
  const people = countsOn(assigned, ({ employeeId }) => employeeId, today);
  const units = countsOn(assigned, ({ unitId }) => unitId, today);
  return (await selectSchedules(db, organizationId)).map((row) => ({
    ...row,
    versions: (versions.get(row.id) ?? []).map(({ validFrom, schedule }) => ({ validFrom, schedule })),
    people: people.get(row.id) ?? 0,
    units: units.get(row.id) ?? 0,
  }));
}

const shown = async (tx: Tx, { organizationId, at }: Author, id: string) =>
  (await listSchedules(tx, organizationId, at.getTime())).find((one) => one.id === id)!;

async function writeVersion(
  tx: Tx,
  author: Author,
  scheduleId: string,
  validFrom: CompanyDate,
  schedule: SchedulePlan,
): Promise<void> {
  await insertVersion(tx, {
    ...savedBy(author),
    scheduleId,
    validFrom,
    schedule,
  });
}

const MOST_SCHEDULES = 200;

/** Throws 409 tooManySchedules, 422 periodClosed. */
export async function createSchedule(
  tx: Tx,
  author: Author,
  { title, validFrom, schedule }: { title: string; validFrom: CompanyDate; schedule: SchedulePlan },
): Promise<Schemas['NamedSchedule']> {
  const { organizationId, at } = author;
  if ((await selectSchedules(tx, organizationId)).length >= MOST_SCHEDULES)
    throw conflict('tooManySchedules');
  await refuseClosed(tx, organizationId, validFrom);
  const id = newId();
  await insertSchedule(tx, {
    organizationId,
    id,
    title: title.trim(),
    version: 1,
    closedFrom: null,
    createdAt: at,
  });
  await writeVersion(tx, author, id, validFrom, schedule);
  await writeAudit(tx, author, [{ subject: 'schedule', subjectId: id, event: 'create', validFrom }]);
  return shown(tx, author, id);
}

/** Throws 404; 409 changedMeanwhile, scheduleClosed. */
async function edited(tx: Tx, { organizationId }: Author, id: string, version: number) {
  const before = await lockSchedule(tx, organizationId, id);
  if (!before) throw notFound();
  if (before.version !== version) throw conflict('changedMeanwhile');
  if (before.closedFrom !== null) throw conflict('scheduleClosed');
}

export async function editSchedule(
  tx: Tx,
  author: Author,
  id: string,
  change: { version: number; title: string; validFrom: CompanyDate; schedule: SchedulePlan },
): Promise<Schemas['NamedSchedule']> {
  const { version, title, validFrom, schedule } = change;
  await edited(tx, author, id, version);
  await refuseClosed(tx, author.organizationId, validFrom);
  await updateSchedule(tx, author.organizationId, id, { title: title.trim() });
  await writeVersion(tx, author, id, validFrom, schedule);
  await writeAudit(tx, author, [{ subject: 'schedule', subjectId: id, event: 'save', validFrom }]);
  return shown(tx, author, id);
}

export async function closeSchedule(
  tx: Tx,
  author: Author,
  id: string,
  { version, validFrom }: { version: number; validFrom: CompanyDate },
): Promise<Schemas['NamedSchedule']> {
  await edited(tx, author, id, version);
  await refuseClosed(tx, author.organizationId, validFrom);
  await updateSchedule(tx, author.organizationId, id, { closedFrom: validFrom });
  await writeAudit(tx, author, [{ subject: 'schedule', subjectId: id, event: 'close', validFrom }]);
  return shown(tx, author, id);
}

/** Throws 400 with a pointer to each id that is none of the company's. */
async function refuseUnknown(
  tx: Tx,
  organizationId: string,
  employeeIds: readonly string[],
  unitIds: readonly string[],
): Promise<void> {
  const people = await readEmployees(tx, organizationId, employeeIds);
  const open = unitIds.length ? await selectUnits(tx, organizationId) : [];
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

/** Throws 404 for a schedule of nobody's, 409 scheduleClosed, 422 periodClosed, 400 for unknown people. */
export async function assignSchedule(
  tx: Tx,
  author: Author,
  { scheduleId, employeeIds, unitIds, validFrom }: Schemas['ScheduleAssignment'],
): Promise<Schemas['Assigned']> {
  const { organizationId } = author;
  if (scheduleId !== null) {
    const schedule = await lockSchedule(tx, organizationId, scheduleId);
    if (!schedule) throw notFound();
    if (schedule.closedFrom !== null) throw conflict('scheduleClosed');
  }
  const [people, units] = [[...new Set(employeeIds)], [...new Set(unitIds)]];
  await refuseUnknown(tx, organizationId, people, units);
  await refuseClosed(tx, organizationId, validFrom);
  const rows = [
    ...people.map((employeeId) => ({ ...savedBy(author), employeeId, unitId: null, scheduleId, validFrom })),
    ...units.map((unitId) => ({ ...savedBy(author), employeeId: null, unitId, scheduleId, validFrom })),
  ];
  await insertAssignments(tx, rows);
  await writeAudit(
    tx,
    author,
    rows.map(({ employeeId, unitId }) => ({
      ...{ subject: 'schedule' as const, event: 'assign', validFrom, after: { employeeId, unitId } },
      ...(scheduleId === null ? {} : { subjectId: scheduleId }),
    })),
  );
  return { changed: rows.length };
}

/** Throws 404 for no open unit of the company, 422 periodClosed, 400 for unknown people. */
export async function assignUnit(
  tx: Tx,
  author: Author,
  { unitId, employeeIds, validFrom }: Schemas['UnitAssignment'],
): Promise<Schemas['Assigned']> {
  const { organizationId } = author;
  if (unitId !== null) {
    const unit = (await selectUnits(tx, organizationId)).find(({ id }) => id === unitId);
    if (!unit || unit.closedAt) throw notFound();
  }
  const people = [...new Set(employeeIds)];
  await refuseUnknown(tx, organizationId, people, []);
  await refuseClosed(tx, organizationId, validFrom);
  const rows = people.map((employeeId) => ({ ...savedBy(author), employeeId, unitId, validFrom }));
  await insertMemberships(tx, rows);
  await writeAudit(
    tx,
    author,
    rows.map(({ employeeId }) => ({
      ...{ subject: 'unit' as const, event: 'assign', validFrom, after: { employeeId } },
      ...(unitId === null ? {} : { subjectId: unitId }),
    })),
  );
  return { changed: rows.length };
}
