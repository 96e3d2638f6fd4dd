import type { CompanyMonth } from '#domain/calendar/index.ts';
import {
  countDaysAway,
  hasHours,
  kindOfCode,
  rowOfCells,
  type TimesheetCell,
} from '#domain/attendance/timesheet.ts';
import type { Executor } from '../../../database/database.ts';
import type { WorkDay } from '../../../database/tables.generated.ts';
import { dayOfRow } from '../attendance/index.ts';
import { groupBy } from '../../groupBy.ts';
import type { FoundRow } from './foundRow.ts';
import {
  selectClosedPerson,
  selectVersionDays,
  selectVersionPeople,
  type VersionKey,
} from './sql/versions.ts';

/**
 * The cell of a closed day, with the code that the day was closed with. A day that was not counted had the hours of a
 * worked one until it got a code of its own.
 */
const cellOf = (row: WorkDay): TimesheetCell => ({
  code: row.code,
  kind: kindOfCode(row.code, row.absenceKind),
  minutes: row.presence === 'checkedOut' && hasHours(row.code) ? row.minutesWorked : 0,
  late: row.punctuality === 'late',
  corrected: row.corrected,
  unsettled: false,
});

/**
 * Reads a portion of the people of a version, ordered by name, with the names and numbers that they had at the closing.
 */
export async function readVersionRows(
  db: Executor,
  key: VersionKey,
  unit: string | undefined,
  page: { limit: number; offset: number },
): Promise<FoundRow<Omit<FoundRow['row'], 'adjustments'>>[]> {
  const people = await selectVersionPeople(db, key, unit, page);
  const ids = people.map(({ employeeId }) => employeeId);
  const days = groupBy(
    ids.length ? await selectVersionDays(db, key, ids) : [],
    ({ employeeId }) => employeeId,
  );
  return people.map(({ employeeId, fullName, isRegistered, unitId, unitTitle, ...printed }) => {
    const own = days.get(employeeId) ?? [];
    const ownUnit = unitId === null ? null : { id: unitId, title: unitTitle! };
    return {
      printed,
      row: {
        employeeId,
        fullName,
        isRegistered,
        unit: ownUnit,
        ...rowOfCells(own.map(dayOfRow), own.map(cellOf)),
      },
    };
  });
}

/** Reads a person's row of a closed month; undefined if the month was closed before timesheets were kept. */
export async function readClosedPerson(
  db: Executor,
  whose: { organizationId: string; month: CompanyMonth; employeeId: string },
) {
  const person = await selectClosedPerson(db, whose);
  if (!person) return undefined;
  const { version, ...printed } = person;
  const days = await selectVersionDays(db, { ...whose, version }, [whose.employeeId]);
  const { month, cells } = rowOfCells(days.map(dayOfRow), days.map(cellOf));
  return { ...printed, minutes: month.minutes, away: countDaysAway(cells) };
}
