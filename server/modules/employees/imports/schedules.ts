import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import { StartOver } from '../../../database/transaction.ts';
import type { Writing } from '../records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { lockOrganization, ownSchedulesOf, readEarliestChange } from '../../organization/index.ts';
import { giveSchedules, openSchedules } from '../../time/schedules/index.ts';
import type { ImportRow, Key } from './sql/rows.ts';
import { makeTitleFinder } from './titles.ts';

type ScheduleTitle = components['schemas']['UnitTitle'];

/** The schedules that rows name, and the schedules that people have of their own. */
export interface Schedules {
  /**
   * The schedule that the row names, if it is open when the person begins. Undefined if the row names none or there is
   * no such schedule. If several schedules have the title, only the one that the person already follows is found.
   */
  findNamed: (row: ImportRow, employeeId?: string) => ScheduleTitle | undefined;
  findCurrent: (employeeId: string) => ScheduleTitle | undefined;
}

/** Reads the schedules for these people on this day. A list that names no schedules needs no query. */
export async function readSchedules(
  tx: Tx,
  { organizationId }: Pick<Key, 'organizationId'>,
  rows: readonly ImportRow[],
  employeeIds: readonly string[],
  today: CompanyDate,
): Promise<Schedules> {
  if (rows.every(({ schedule }) => schedule === null))
    return { findNamed: () => undefined, findCurrent: () => undefined };
  const findByTitle = makeTitleFinder(await openSchedules(tx, organizationId, today));
  const ownSchedules = await ownSchedulesOf(tx, organizationId, employeeIds, today);
  return {
    findNamed: ({ schedule, firstDay, employeeId: rowsOwn }, employeeId = rowsOwn) => {
      if (schedule === null) return undefined;
      const begins = firstDay !== null && firstDay > today ? firstDay : today;
      const open = findByTitle(schedule).filter(
        ({ closedFrom }) => closedFrom === null || closedFrom > begins,
      );
      const current = open.find(({ id }) => id === ownSchedules.get(employeeId)?.id);
      return current ?? (open.length === 1 ? open[0] : undefined);
    },
    findCurrent: (employeeId) => ownSchedules.get(employeeId),
  };
}

/** Ids of the person's own schedule before an update, and of the schedule that the list named. */
export interface PreviousSchedule {
  from: CompanyDate;
  before: string | null;
  given: string;
}

/**
 * Gives people the schedules that their rows name. Locks the company, so that nobody closes a schedule first. If a
 * schedule was closed after it was read, the transaction starts over.
 */
export async function giveNamedSchedules(
  tx: Tx,
  writing: Writing,
  rows: readonly ImportRow[],
  {
    schedules,
    today,
    from,
  }: { schedules: Schedules; today: CompanyDate; from: (row: ImportRow) => CompanyDate },
): Promise<void> {
  if (!rows.length) return;
  await lockOrganization(tx, writing.organizationId);
  const now = await readSchedules(tx, writing, rows, [], today);
  const given = rows.map((row) => ({ row, id: schedules.findNamed(row)!.id }));
  if (given.some(({ row, id }) => now.findNamed(row)?.id !== id))
    throw new StartOver('a schedule was closed meanwhile');
  for (const [validFrom, group] of groupBy(given, ({ row }) => from(row)))
    await giveSchedules(
      tx,
      writing,
      group.map(({ row, id }) => ({ employeeId: row.employeeId, unitId: null, scheduleId: id })),
      validFrom,
    );
}

/** Finds the people who cannot get their former schedule back, each with a code for the reason. */
export async function findScheduleObstacles(
  tx: Tx,
  organizationId: string,
  moved: readonly { employeeId: string; schedule: PreviousSchedule }[],
): Promise<ReadonlyMap<string, 'changedSince' | 'periodClosed' | 'scheduleGone'>> {
  const codes = new Map<string, 'changedSince' | 'periodClosed' | 'scheduleGone'>();
  if (!moved.length) return codes;
  const earliest = await readEarliestChange(tx, organizationId);
  for (const [from, people] of groupBy(moved, ({ schedule }) => schedule.from)) {
    const ids = people.map(({ employeeId }) => employeeId);
    const ownSchedules = await ownSchedulesOf(tx, organizationId, ids, from);
    const open = new Set((await openSchedules(tx, organizationId, from)).map(({ id }) => id));
    for (const { employeeId, schedule } of people)
      if (ownSchedules.get(employeeId)?.id !== schedule.given) codes.set(employeeId, 'changedSince');
      else if (from < earliest) codes.set(employeeId, 'periodClosed');
      else if (schedule.before !== null && !open.has(schedule.before)) codes.set(employeeId, 'scheduleGone');
  }
  return codes;
}

export async function restoreSchedules(
  tx: Tx,
  writing: Writing,
  moved: readonly { employeeId: string; schedule: PreviousSchedule }[],
): Promise<void> {
  for (const [from, people] of groupBy(moved, ({ schedule }) => schedule.from))
    await giveSchedules(
      tx,
      writing,
      people.map(({ employeeId, schedule }) => ({ employeeId, unitId: null, scheduleId: schedule.before })),
      from,
    );
}
