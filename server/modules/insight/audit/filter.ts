import type { Period } from '#domain/analytics/period.ts';
import { auditAreas, auditEvents, type AuditArea, type AuditSubject } from '#domain/audit/subjects.ts';
import { companyDayStart, nextMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import type { AuditFilter } from './sql/conditions.ts';
import { searchFilter } from './searchFilter.ts';

export interface AuditQuery {
  search?: string | undefined;
  area?: AuditArea | undefined;
  month?: CompanyMonth | undefined;
}

const allSubjects = Object.keys(auditEvents) as AuditSubject[];

const startOf = (month: CompanyMonth) => new Date(companyDayStart(`${month}-01`));

/** The instants of some months. */
export const instantsOf = ({ from, to }: Period) => ({ from: startOf(from), until: startOf(nextMonth(to)) });

export const filterOf = async (
  db: Executor,
  organizationId: string,
  { search, area, month }: AuditQuery,
): Promise<AuditFilter> => ({
  organizationId,
  subjects: area ? auditAreas[area] : allSubjects,
  period: month && instantsOf({ from: month, to: month }),
  sought: await searchFilter(db, organizationId, search),
});

/** Of one person's attendance. */
export const filterOfAttendance = (organizationId: string, person: string): AuditFilter => ({
  organizationId,
  subjects: auditAreas.attendance,
  sought: 'everyone',
  person,
});

/** Of a report. */
export const filterOfPeriod = (
  organizationId: string,
  period: Period,
  unit: AuditFilter['unit'],
): AuditFilter => ({
  organizationId,
  subjects: allSubjects,
  period: instantsOf(period),
  sought: 'everyone',
  unit,
});
