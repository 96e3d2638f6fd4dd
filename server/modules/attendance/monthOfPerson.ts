import { monthTotals } from '#domain/attendance/monthTotals.ts';
import { companyDate, monthOf, type CompanyMonth } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../context.ts';
import { readEmployee } from '../employees/index.ts';
import { readEarliestChange } from '../organization/index.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { presentAbsence } from './absences.ts';
import { presentAdjustment } from './adjustments.ts';
import { closedVersionOf } from './closedDays.ts';
import { presentCorrection } from './corrections.ts';
import { presentDay, readMonthOfEach } from './days.ts';
import { selectAdjustments } from './sql/adjustments.ts';
import { selectAbsencesOfMonth } from './sql/absences.ts';
import { selectCorrections } from './sql/corrections.ts';

/** One person's days of a month, by default this one. Throws 404. */
export async function monthOfPerson(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  organizationId: string,
  employeeId: string,
  asked: CompanyMonth | undefined,
): Promise<components['schemas']['MyMonth']> {
  const now = clock.now();
  const today = companyDate(now);
  const month = asked ?? monthOf(today);
  const employee = await readEmployee(db, organizationId, employeeId);
  const { ruleOf } = await rulesOfPeople(db, organizationId, [employeeId]);
  const { shift } = ruleOf(employeeId, today);
  const monthOfEach = await readMonthOfEach(db, { organizationId, employees: [employee], month });
  const days = monthOfEach(employeeId, ruleOf, now);
  const corrections = await selectCorrections(db, organizationId, employeeId, month);
  const adjustments = await selectAdjustments(db, organizationId, month, [employeeId]);
  const absences = await selectAbsencesOfMonth(db, organizationId, employeeId, month);
  return {
    month,
    firstMonth: monthOf(companyDate(employee.registeredAt.getTime())),
    today,
    serverTime: new Date(now).toISOString(),
    shiftStart: shift.start,
    shiftEnd: shift.end,
    earliest: await readEarliestChange(db, organizationId),
    days: days.map(presentDay),
    corrections: corrections.map(presentCorrection),
    absences: absences.map(presentAbsence),
    adjustments: adjustments.map(presentAdjustment),
    closed: (await closedVersionOf(db, organizationId, month)) !== null,
    totals: monthTotals(days),
  };
}
