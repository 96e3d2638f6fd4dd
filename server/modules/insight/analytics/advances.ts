import type { AdvanceSums } from '#domain/analytics/advances.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { oldestCountOf, readAskedMonths } from './asked.ts';
import { selectAdvances, selectRefusalReasons } from './sql/advances.ts';
import type { WhichFigures } from './sql/figures.ts';

const noAdvances = (): AdvanceSums => ({
  people: 0,
  earned: tiyin(0),
  askers: 0,
  requests: 0,
  askedAmount: tiyin(0),
  receivers: 0,
  paid: tiyin(0),
  timed: 0,
  minutesMedian: null,
  minutesP90: null,
  refused: 0,
  withdrawn: 0,
  failed: 0,
});

/** @param now epoch ms */
export async function readAdvanceFigures(
  db: Executor,
  asked: WhichFigures,
  now: number,
): Promise<components['schemas']['AdvanceFigures']> {
  const { from, to, months } = await readAskedMonths(db, asked, now);
  if (!months.length) {
    const nothing = { asOf: null, waiting: 0, total: noAdvances(), points: [], reasons: [] };
    return { from: asked.from, to: asked.to, ...nothing };
  }
  const which = { ...asked, from, to };
  const { total, points } = await selectAdvances(db, which);
  return {
    from,
    to,
    asOf: oldestCountOf(points.map(({ month, earnedAt }) => ({ month, at: earnedAt }))),
    waiting: points.filter(({ earnedAt }) => earnedAt === null).length,
    total,
    // Before a month is counted, the units of its people are unknown.
    points: points
      .filter(({ earnedAt }) => earnedAt !== null || asked.unit === undefined)
      .map(({ month, earnedAt, figures }) => ({ month, counted: earnedAt !== null, figures })),
    reasons: await selectRefusalReasons(db, which),
  };
}
