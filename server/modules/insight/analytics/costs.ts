import type { DayCostSums } from '#domain/analytics/dayCosts.ts';
import { FEWEST_COMPARED } from '#domain/analytics/figures.ts';
import { lastMonths } from '#domain/analytics/period.ts';
import { addDays } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { unitTitlesOf } from '../../organization/index.ts';
import { oldestCountOf, readAskedMonths } from './asked.ts';
import { selectDayCosts, type CostsRow } from './sql/costs.ts';
import type { WhichFigures } from './sql/figures.ts';
import { selectCountedAt } from './sql/months.ts';

type Answer = components['schemas']['DayCosts'];

const noCosts = (): DayCostSums => ({ people: 0, earned: tiyin(0), additions: tiyin(0), daysWorked: 0 });

/** @param now epoch ms */
export async function readDayCosts(db: Executor, asked: WhichFigures, now: number): Promise<Answer> {
  const { organizationId, unit } = asked;
  const { from, to, founded, months } = await readAskedMonths(db, asked, now);
  const nothing = { asOf: null, waiting: 0, total: noCosts(), before: null, units: [] };
  if (!months.length) return { from: asked.from, to: asked.to, ...nothing };
  const earlier = lastMonths(addDays(`${from}-01`, -1), months.length);
  const counted = await selectCountedAt(db, organizationId, { from: earlier.from, to }, 'earnedAt');
  const own = counted.filter(({ month }) => month >= from);
  const isCompared = earlier.from >= founded && counted.length === 2 * months.length;
  const rows = await selectDayCosts(db, {
    organizationId,
    from,
    unit,
    months: (isCompared ? counted : own).map(({ month }) => month),
  });
  const total = (isEarlier: boolean) =>
    sumsOf(rows.find((row) => row.isTotal && row.isEarlier === isEarlier));
  return {
    from,
    to,
    asOf: oldestCountOf(own),
    waiting: months.length - own.length,
    total: total(false),
    before: isCompared ? total(true) : null,
    units: unit === undefined ? await unitsOf(db, organizationId, rows) : [],
  };
}

function sumsOf(row: CostsRow | undefined): DayCostSums {
  if (!row) return noCosts();
  const { people, earned, additions, daysWorked } = row;
  return { people, earned, additions, daysWorked };
}

/** Figures of each unit with people in the period; empty when the company has no units. */
async function unitsOf(
  db: Executor,
  organizationId: string,
  rows: readonly CostsRow[],
): Promise<Answer['units']> {
  const rowOf = (unitId: string | null, isEarlier: boolean) =>
    rows.find((row) => !row.isTotal && row.unitId === unitId && row.isEarlier === isEarlier);
  if (!rows.some((row) => !row.isTotal && !row.isEarlier && row.unitId !== null)) return [];
  const titles = (await unitTitlesOf(db, organizationId)).map(({ id, title }) => ({ id, title }));
  return [...titles, null].flatMap((unit) => {
    const row = rowOf(unit?.id ?? null, false);
    if (!row) return [];
    const [costs, before] = [compared(row), compared(rowOf(unit?.id ?? null, true))];
    return [{ unit, people: row.people, costs, before: costs && before }];
  });
}

const compared = (row: CostsRow | undefined) => (row && row.people >= FEWEST_COMPARED ? sumsOf(row) : null);
