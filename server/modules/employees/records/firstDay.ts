import { addDays, companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { currentFirstDay, movedFirstDay, type Employment } from '#domain/employment.ts';
import { isTooFarAhead } from '#domain/fields/changeDate.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { notFound, refusedByRule, validationFailed, type FieldProblem } from '../../../http/problem.ts';
import { lockedEarliestChange, readEarliestChange } from '../../organization/index.ts';
import { peopleById } from './bulk.ts';
import type { Change } from './changes.ts';
import type { EmployeeStatus } from './sql/employees.ts';
import { readEmployment } from './sql/employment.ts';

/**
 * Supplied by the module of attendance: finds the people who have a check-in, a correction or an absence in their range
 * of days.
 */
export type RecordedDaysOf = (
  db: Executor,
  organizationId: string,
  ranges: readonly DaysOfPerson[],
) => Promise<ReadonlySet<string>>;

export interface DaysOfPerson {
  employeeId: string;
  /** The range includes both days. */
  from: CompanyDate;
  to: CompanyDate;
}

const hasEnded = (status: EmployeeStatus): boolean => status === 'left' || status === 'declined';

const problem = (code: FieldProblem['code']): FieldProblem => ({ pointer: '/firstDay', code });

/** Checks the first working day of a new person. `earliest` is the first day of the company's oldest open month. */
export function firstDayProblem(
  firstDay: CompanyDate,
  { earliest, today }: DayBounds,
): FieldProblem | undefined {
  if (firstDay < earliest) return problem('firstDayEarly');
  return isTooFarAhead(firstDay, today) ? problem('dateTooFar') : undefined;
}

/**
 * Refuses an invalid first working day. Throws 400 firstDayEarly or 422 dateTooFar; locks the periods until the
 * transaction ends.
 */
export async function refuseFirstDay(
  tx: Tx,
  { organizationId, at }: { organizationId: string; at: Date },
  firstDay: CompanyDate,
): Promise<void> {
  const earliest = await lockedEarliestChange(tx, organizationId);
  const found = firstDayProblem(firstDay, { earliest, today: companyDate(at.getTime()) });
  if (found) throw refusalOf(found);
}

export const refusalOf = (found: FieldProblem) =>
  found.code === 'dateTooFar' || found.code === 'periodClosed'
    ? refusedByRule(found.code, { errors: [found] })
    : validationFailed([found]);

interface EmploymentRecord {
  id: string;
  status: EmployeeStatus;
  /** A datemultirange as the database writes it. */
  employment: string;
}
type DayBounds = { earliest: CompanyDate; today: CompanyDate };

export const firstDayOfRecord = ({ employment, status }: Pick<EmploymentRecord, 'employment' | 'status'>) =>
  currentFirstDay(readEmployment(employment), hasEnded(status));

/**
 * Moves the first working day. Returns the new employment or the problem: the day lies in an earlier employment or
 * after the last day, or the move adds or removes a day of a closed month.
 */
export function judgeFirstDay(
  record: EmploymentRecord,
  firstDay: CompanyDate,
  bounds: DayBounds,
): Employment | FieldProblem {
  const moved = movedFirstDay(readEmployment(record.employment), hasEnded(record.status), firstDay);
  if (!moved) return problem('firstDayCrosses');
  const currentDay = firstDayOfRecord(record);
  if (currentDay !== null && currentDay < bounds.earliest) return problem('periodClosed');
  return firstDayProblem(firstDay, bounds) ?? moved;
}

export const isProblem = (judged: Employment | FieldProblem): judged is FieldProblem => 'code' in judged;

/**
 * Judges the changed first working days of many records, by record id. Also refuses a first day that leaves out a
 * recorded day.
 */
export async function judgeFirstDays(
  { recordedDaysOf }: { recordedDaysOf: RecordedDaysOf },
  db: Executor,
  organizationId: string,
  wanted: readonly { record: EmploymentRecord | undefined; changes: readonly Change[] }[],
  bounds: DayBounds,
): Promise<ReadonlyMap<string, Employment | FieldProblem>> {
  const judged = new Map<string, Employment | FieldProblem>();
  const lostDays: DaysOfPerson[] = [];
  for (const { record, changes } of wanted) {
    const change = changes.find(({ field }) => field === 'firstDay');
    if (!record || !change) continue;
    const [from, to] = [change.from, change.to] as [CompanyDate | null, CompanyDate];
    const found = judgeFirstDay(record, to, bounds);
    judged.set(record.id, found);
    if (!isProblem(found) && from !== null && from < to)
      lostDays.push({ employeeId: record.id, from, to: addDays(to, -1) });
  }
  const idsWithRecordedDays = lostDays.length ? await recordedDaysOf(db, organizationId, lostDays) : [];
  for (const id of idsWithRecordedDays) judged.set(id, problem('firstDayRecorded'));
  return judged;
}

/**
 * Computes the employment with another first working day before it is saved, without locks. Throws 404, and what saving
 * throws: 400 firstDayEarly, firstDayCrosses and firstDayRecorded, 422 periodClosed and dateTooFar.
 */
export async function previewFirstDay(
  services: { recordedDaysOf: RecordedDaysOf },
  db: Executor,
  { organizationId, id, now }: { organizationId: string; id: string; now: number },
  firstDay: CompanyDate,
): Promise<Employment> {
  const record = (await peopleById(db, organizationId, [id])).get(id);
  if (!record) throw notFound();
  const bounds = {
    earliest: await readEarliestChange(db, organizationId),
    today: companyDate(now),
  };
  const from = firstDayOfRecord(record);
  if (from === firstDay) return readEmployment(record.employment);
  const changes = [{ field: 'firstDay' as const, from, to: firstDay, validFrom: null }];
  const judged = await judgeFirstDays(services, db, organizationId, [{ record, changes }], bounds);
  const found = judged.get(id)!;
  if (isProblem(found)) throw refusalOf(found);
  return found;
}
