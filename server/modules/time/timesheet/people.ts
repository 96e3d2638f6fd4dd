import { daysOfMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { timesheetRow } from '#domain/attendance/timesheet.ts';
import { adjustedIn, adjustmentsOf, presentAdjustment, readMonthOfEach } from '../attendance/index.ts';
import {
  countAtWork,
  readIdsAtWork,
  readPageAtWork,
  printedFactsOf,
  readEmployees,
} from '../../employees/records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { unitsOfPeople } from '../../organization/index.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { readVersionRows } from './closed.ts';
import { countVersionPeople } from './sql/versions.ts';
import type { Executor } from '../../../database/database.ts';
import type { FoundRow } from './foundRow.ts';

export interface WhoseMonth {
  organizationId: string;
  month: CompanyMonth;
  /** Only people who are in this unit, or with `none` in none, on the last day of the month. */
  unit: string | undefined;
  /** The version of a closed month; null for the days as they are now. */
  version: number | null;
  /** Epoch ms. */
  now: number;
}

export const lastDayOf = (month: CompanyMonth) => daysOfMonth(month).at(-1)!;

/** Finds and counts the people on the sheet: everyone who is employed on a day of the month. */
export async function findOnTimesheet(db: Executor, { organizationId, month, unit }: WhoseMonth) {
  const [from, to] = [daysOfMonth(month)[0]!, lastDayOf(month)];
  const who = { organizationId, from, to, unit: unit === undefined ? undefined : { unit, date: to } };
  return { who, total: await countAtWork(db, who) };
}

/**
 * Reads the ids of everybody whom the month may owe pay, in order, whether it is closed or not: people employed in it,
 * and people who left before and have a corrected closed day.
 */
export async function readEarners(
  db: Executor,
  whose: Omit<WhoseMonth, 'unit' | 'version'>,
): Promise<string[]> {
  const { who } = await findOnTimesheet(db, { ...whose, unit: undefined, version: null });
  const ids = await readIdsAtWork(db, who);
  const known = new Set(ids);
  const others = (await adjustedIn(db, whose.organizationId, whose.month)).filter((id) => !known.has(id));
  return others.length ? [...ids, ...others].sort() : ids;
}

/** Counts the people on the sheet, and returns a reader for portions of their rows, ordered by name. */
export async function openTimesheet(db: Executor, whose: WhoseMonth) {
  const { organizationId, month, unit, version } = whose;
  const withAdjustments = async (found: readonly FoundRow[]) => {
    const ids = found.map(({ row }) => row.employeeId);
    const all = groupBy(
      ids.length ? await adjustmentsOf(db, organizationId, [month], ids) : [],
      ({ employeeId }) => employeeId,
    );
    return found.map(({ row, printed }) => {
      const own = all.get(row.employeeId) ?? [];
      return { printed, row: { ...row, adjustments: own.map(presentAdjustment) } };
    });
  };
  if (version !== null) {
    const key = { organizationId, month, version };
    return {
      total: await countVersionPeople(db, key, unit),
      rows: async (page: Portion) => withAdjustments(await readVersionRows(db, key, unit, page)),
    };
  }
  const { who, total } = await findOnTimesheet(db, whose);
  return { total, rows: async (page: Portion) => withAdjustments(await readOpenRows(db, whose, who, page)) };
}

interface Portion {
  limit: number;
  offset: number;
}

async function readOpenRows(
  db: Executor,
  whose: WhoseMonth,
  who: Awaited<ReturnType<typeof findOnTimesheet>>['who'],
  page: Portion,
): Promise<FoundRow[]> {
  const { organizationId, month, now } = whose;
  const people = await readPageAtWork(db, who, 'everybody', page);
  const ids = people.map(({ id }) => id);
  if (!ids.length) return [];
  const facts = await readEmployees(db, organizationId, ids);
  const { ruleOf } = await rulesOfPeople(db, organizationId, ids);
  const units = await unitsOfPeople(db, organizationId, ids, who.to);
  const printed = await printedFactsOf(db, organizationId, ids);
  const daysOf = await readMonthOfEach(db, { organizationId, employees: [...facts.values()], month });
  return people.map(({ id, ...named }) => ({
    printed: printed.get(id)!,
    row: {
      employeeId: id,
      ...named,
      unit: units.get(id) ?? null,
      ...timesheetRow(daysOf(id, ruleOf, now), facts.get(id)!.employment),
    },
  }));
}
