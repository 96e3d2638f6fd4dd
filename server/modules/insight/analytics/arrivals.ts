import { noArrivals } from '#domain/analytics/arrivalTimes.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { oldestCountOf, readAskedMonths } from './asked.ts';
import { selectArrivalTimes } from './sql/arrivals.ts';
import type { WhichFigures } from './sql/figures.ts';
import { selectCountedAt } from './sql/months.ts';

type Answer = components['schemas']['ArrivalTimes'];

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** @param now epoch ms */
export async function readArrivalTimes(db: Executor, asked: WhichFigures, now: number): Promise<Answer> {
  const { organizationId, unit } = asked;
  const { from, to, months } = await readAskedMonths(db, asked, now);
  const which = { organizationId, from, to, unit };
  const rows = months.length ? await selectArrivalTimes(db, which) : [];
  const counted = months.length ? await selectCountedAt(db, organizationId, which) : [];
  const found = new Map(rows.map(({ weekday, ...row }) => [weekday, row]));
  return {
    ...(months.length ? { from, to } : { from: asked.from, to: asked.to }),
    asOf: oldestCountOf(counted),
    waiting: months.length - counted.length,
    weekdays: WEEKDAYS.map(
      (weekday) => found.get(weekday) ?? { days: 0, last: null, halfHours: noArrivals() },
    ),
  };
}
