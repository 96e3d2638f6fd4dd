import { addDays, companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import { conflict, notFound } from '../../../http/problem.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { readEmployees } from '../../employees/records/index.ts';
import { lockOrganization, replaceMemberships } from '../../organization/index.ts';
import { refuseUnknown } from './assign.ts';
import { auditedPlan } from './audited.ts';
import { readSchedulesOn } from './held.ts';
import { lockUnchanged, readSchedule } from './save.ts';
import { replaceAssignments, replaceVersion, selectVersions, updateSchedule } from './sql/schedules.ts';

type Schemas = components['schemas'];

function refuseBegun({ at }: Author, validFrom: CompanyDate): void {
  if (validFrom <= companyDate(at.getTime())) throw conflict('planBegun');
}

/**
 * Withdraws hours, or the closing, planned for this day; the closing if both are. Throws 404; 409 changedMeanwhile,
 * scheduleClosed, noPlan, planBegun, onlyVersion.
 */
export async function withdrawPlan(
  tx: Tx,
  author: Author,
  id: string,
  { version, validFrom }: Schemas['ScheduleClosing'],
): Promise<Schemas['NamedSchedule']> {
  const { organizationId, at } = author;
  const { closedFrom } = await lockUnchanged(tx, author, id, version);
  if (closedFrom === validFrom) {
    refuseBegun(author, validFrom);
    await updateSchedule(tx, organizationId, id, { closedFrom: null, companyAfterClosing: false });
    await writeAudit(tx, author, [
      { subject: 'schedule', subjectId: id, event: 'withdrawClosing', validFrom },
    ]);
    return readSchedule(tx, author, id);
  }
  if (closedFrom !== null && closedFrom <= companyDate(at.getTime())) throw conflict('scheduleClosed');
  const own = (await selectVersions(tx, organizationId)).filter(({ scheduleId }) => scheduleId === id);
  if (!own.some((one) => one.validFrom === validFrom)) throw conflict('noPlan');
  refuseBegun(author, validFrom);
  if (own[0]?.validFrom === validFrom) throw conflict('onlyVersion');
  await replaceVersion(tx, { organizationId, scheduleId: id, validFrom }, at);
  await updateSchedule(tx, organizationId, id, {});
  const planOn = (date: CompanyDate) => auditedPlan(versionOn(own, date)?.schedule);
  await writeAudit(tx, author, [
    {
      subject: 'schedule',
      subjectId: id,
      event: 'withdraw',
      validFrom,
      before: planOn(validFrom),
      after: planOn(addDays(validFrom, -1)),
    },
  ]);
  return readSchedule(tx, author, id);
}

/** All or nothing. Throws 400 for unknown people, 409 noPlan and planBegun. */
export async function withdrawAssignment(
  tx: Tx,
  author: Author,
  { employeeIds, unitIds, validFrom }: Schemas['AssignmentWithdrawal'],
): Promise<Schemas['Assigned']> {
  const { organizationId, at } = author;
  const [people, units] = [[...new Set(employeeIds)], [...new Set(unitIds)]];
  await refuseUnknown(tx, organizationId, people, units);
  refuseBegun(author, validFrom);
  const before = await readSchedulesOn(tx, organizationId, people, validFrom);
  const taken = await replaceAssignments(tx, { organizationId, validFrom, at }, { people, units });
  if (taken.length < Math.max(1, people.length + units.length)) throw conflict('noPlan');
  const after = await readSchedulesOn(tx, organizationId, people, validFrom);
  await writeAudit(
    tx,
    author,
    taken
      .filter((whose) => before(whose).own !== after(whose).own)
      .map(({ employeeId, unitId, scheduleId }) => ({
        subject: 'schedule' as const,
        employeeId,
        event: 'withdrawAssignment' as const,
        validFrom,
        before: { scheduleId: before({ employeeId, unitId }).followed },
        after: { employeeId, unitId, scheduleId: after({ employeeId, unitId }).followed },
        ...(scheduleId === null ? {} : { subjectId: scheduleId }),
      })),
  );
  return { changed: taken.length };
}

/** The person stays in the unit of the day before. Throws 404; 409 noPlan and planBegun. */
export async function withdrawUnit(
  tx: Tx,
  author: Author,
  { employeeId, validFrom }: { employeeId: string; validFrom: CompanyDate },
): Promise<void> {
  const { organizationId, at } = author;
  await lockOrganization(tx, organizationId);
  if (!(await readEmployees(tx, organizationId, [employeeId])).has(employeeId)) throw notFound();
  refuseBegun(author, validFrom);
  const [taken] = await replaceMemberships(tx, { organizationId, validFrom, at }, [employeeId]);
  if (!taken) throw conflict('noPlan');
  await writeAudit(tx, author, [
    {
      subject: 'unit',
      employeeId,
      event: 'withdraw',
      validFrom,
      before: { unitId: taken.unitId },
      ...(taken.unitId === null ? {} : { subjectId: taken.unitId }),
    },
  ]);
}
