import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { conflict, notFound } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { auditedPlan } from './audited.ts';
import { groupBy } from '../../groupBy.ts';
import {
  lockOrganization,
  refuseClosed,
  refuseClosedBeforehand,
  unitTitlesOf,
} from '../../organization/index.ts';
import {
  insertSchedule,
  insertVersion,
  lockSchedule,
  selectAssignments,
  selectSchedules,
  selectVersions,
  updateSchedule,
} from './sql/schedules.ts';
import { assertNotClosed, assertScheduleOpen } from './assertOpen.ts';

type Schemas = components['schemas'];

export const versionColumns = ({ organizationId, byAccountId, at }: Author) => ({
  organizationId,
  id: newId(),
  savedAt: at,
  savedByAccountId: byAccountId,
  replacedAt: null,
});

/** How many people or units have each schedule on a date. */
const countBySchedule = <Row extends { validFrom: CompanyDate; scheduleId: string | null }>(
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
  const people = countBySchedule(assigned, ({ employeeId }) => employeeId, today);
  const units = countBySchedule(assigned, ({ unitId }) => unitId, today);
  const ahead = assigned.filter(({ unitId, validFrom }) => unitId !== null && validFrom > today);
  const titles = new Map(
    ahead.length ? (await unitTitlesOf(db, organizationId)).map((unit) => [unit.id, unit.title]) : [],
  );
  return (await selectSchedules(db, organizationId)).map(({ companyAfterClosing: _how, ...row }) => ({
    ...row,
    versions: (versions.get(row.id) ?? []).map(({ validFrom, schedule }) => ({ validFrom, schedule })),
    people: people.get(row.id) ?? 0,
    units: units.get(row.id) ?? 0,
    plannedUnits: ahead.flatMap(({ unitId, scheduleId, validFrom }) =>
      unitId !== null && scheduleId === row.id
        ? [{ id: unitId, title: titles.get(unitId) ?? '', validFrom }]
        : [],
    ),
  }));
}

export const readSchedule = async (tx: Tx, { organizationId, at }: Author, id: string) =>
  (await listSchedules(tx, organizationId, at.getTime())).find((one) => one.id === id)!;

async function writeVersion(
  tx: Tx,
  author: Author,
  scheduleId: string,
  validFrom: CompanyDate,
  schedule: SchedulePlan,
): Promise<void> {
  await insertVersion(tx, {
    ...versionColumns(author),
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
  await lockOrganization(tx, organizationId);
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
  await writeAudit(tx, author, [
    {
      subject: 'schedule',
      subjectId: id,
      event: 'create',
      validFrom,
      after: { title: title.trim(), ...auditedPlan(schedule) },
    },
  ]);
  return readSchedule(tx, author, id);
}

/** Throws 404; 409 changedMeanwhile. */
export async function lockUnchanged(tx: Tx, { organizationId }: Author, id: string, version: number) {
  const before = await lockSchedule(tx, organizationId, id);
  if (!before) throw notFound();
  if (before.version !== version) throw conflict('changedMeanwhile');
  return before;
}

/** Throws 404, 409 changedMeanwhile and scheduleClosed, and 422 periodClosed as closing it would. */
export async function refuseUnclosable(
  db: Executor,
  organizationId: string,
  id: string,
  { version, validFrom }: Schemas['ScheduleClosing'],
): Promise<void> {
  const schedule = (await selectSchedules(db, organizationId)).find((one) => one.id === id);
  if (!schedule) throw notFound();
  if (schedule.version !== version) throw conflict('changedMeanwhile');
  assertNotClosed(schedule);
  await refuseClosedBeforehand(db, organizationId, validFrom);
}

/** Throws what saving from a day on would throw: 404, 409 scheduleClosed, 422 periodClosed. A new schedule has no id. */
export async function refuseUneditable(
  { db, organizationId, now }: { db: Executor; organizationId: string; now: number },
  id: string | null,
  validFrom: CompanyDate,
): Promise<void> {
  if (id !== null) {
    const schedule = (await selectSchedules(db, organizationId)).find((one) => one.id === id);
    assertScheduleOpen(schedule, validFrom, companyDate(now));
  }
  await refuseClosedBeforehand(db, organizationId, validFrom);
}

export async function editSchedule(
  tx: Tx,
  author: Author,
  id: string,
  change: { version: number; title: string; validFrom: CompanyDate; schedule: SchedulePlan },
): Promise<Schemas['NamedSchedule']> {
  const { version, title, validFrom, schedule } = change;
  await lockOrganization(tx, author.organizationId);
  const before = await lockUnchanged(tx, author, id, version);
  assertScheduleOpen(before, validFrom, companyDate(author.at.getTime()));
  await refuseClosed(tx, author.organizationId, validFrom);
  await updateSchedule(tx, author.organizationId, id, { title: title.trim() });
  const versions = (await selectVersions(tx, author.organizationId)).filter((one) => one.scheduleId === id);
  await writeVersion(tx, author, id, validFrom, schedule);
  await writeAudit(tx, author, [
    {
      subject: 'schedule',
      subjectId: id,
      event: 'save',
      validFrom,
      before: { title: before.title, ...auditedPlan(versionOn(versions, validFrom)?.schedule) },
      after: { title: title.trim(), ...auditedPlan(schedule) },
    },
  ]);
  return readSchedule(tx, author, id);
}

/**
 * Closes a schedule: its people fall back to the schedule of their unit, its units to the company's. Closings saved
 * before this rule, including planned ones, fall back to the company's until they are withdrawn (`companyAfterClosing`).
 */
export async function closeSchedule(
  tx: Tx,
  author: Author,
  id: string,
  { version, validFrom }: { version: number; validFrom: CompanyDate },
): Promise<Schemas['NamedSchedule']> {
  await lockOrganization(tx, author.organizationId);
  assertNotClosed(await lockUnchanged(tx, author, id, version));
  await refuseClosed(tx, author.organizationId, validFrom);
  await updateSchedule(tx, author.organizationId, id, {
    closedFrom: validFrom,
    companyAfterClosing: false,
  });
  await writeAudit(tx, author, [{ subject: 'schedule', subjectId: id, event: 'close', validFrom }]);
  return readSchedule(tx, author, id);
}
