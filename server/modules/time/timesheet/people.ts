import { lastDayOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { timesheetRow } from '#domain/attendance/timesheet.ts';
import {
  adjustedIn,
  adjustmentsOf,
  monthOfEach,
  presentAdjustment,
  queryDays,
  queryShownAdjustments,
  withPaidAmounts,
  type DaysAsked,
} from '../attendance/index.ts';
import { countAtWork, readIdsAtWork, readPrintedPageAtWork } from '../../employees/records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { inUnitOf } from '../../organization/index.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { readVersionRows } from './closed.ts';
import { countVersionPeople } from './sql/versions.ts';
import type { Executor } from '../../../database/database.ts';
import { preparedTogether } from '../../../database/readTogether.ts';
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

/** Finds and counts the people on the sheet: everyone who is employed on a day of the month. */
export async function findOnTimesheet(db: Executor, { organizationId, month, unit }: WhoseMonth) {
  const [from, to]: [CompanyDate, CompanyDate] = [`${month}-01`, lastDayOf(month)];
  const who = { organizationId, from, to, unit: inUnitOf(unit, to) };
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
  const withAdjustments = async (found: Awaited<ReturnType<typeof readVersionRows>>): Promise<FoundRow[]> => {
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
  return { total, rows: (page: Portion) => readOpenRows(db, whose, who, page) };
}

interface Portion {
  limit: number;
  offset: number;
}

const readRows = preparedTogether<DaysAsked & { months: readonly CompanyMonth[] }>()((db, asked) => ({
  ...queryDays(db, asked),
  adjustments: queryShownAdjustments(db, asked.organizationId, asked.months, asked.ids),
}));

async function readOpenRows(
  db: Executor,
  whose: WhoseMonth,
  who: Awaited<ReturnType<typeof findOnTimesheet>>['who'],
  page: Portion,
): Promise<FoundRow[]> {
  const { organizationId, month, now } = whose;
  const people = await readPrintedPageAtWork(db, who, page);
  const ids = people.map(({ id }) => id);
  if (!ids.length) return [];
  const { ruleOf } = await rulesOfPeople(db, organizationId, ids);
  const { from, to } = who;
  const { adjustments, ...days } = await readRows(db, { organizationId, ids, from, to, months: [month] });
  const daysOf = await monthOfEach(db, { organizationId, employees: people, month }, days);
  const adjusted = groupBy(
    await withPaidAmounts(db, organizationId, adjustments),
    ({ employeeId }) => employeeId,
  );
  return people.map(({ id, employment, printed, ...shown }) => ({
    printed,
    row: {
      employeeId: id,
      ...shown,
      ...timesheetRow(daysOf(id, ruleOf, now), employment),
      adjustments: (adjusted.get(id) ?? []).map(presentAdjustment),
    },
  }));
}
