import { lastMonths } from '#domain/analytics/period.ts';
import {
  addDays,
  companyDate,
  daysOfMonth,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { readMoves } from '../../employees/records/index.ts';
import { oldestCountOf, readAskedMonths } from './asked.ts';
import { noFigures, selectFigures, type Figures, type WhichFigures } from './sql/figures.ts';
import { selectCountedAt } from './sql/months.ts';
import { unitsOf } from './units.ts';

type Answer = components['schemas']['AttendanceFigures'];
type Moves = Answer['moves'];

/** @param now epoch ms */
export async function readAttendanceFigures(db: Executor, asked: WhichFigures, now: number): Promise<Answer> {
  const { organizationId, unit } = asked;
  const today = companyDate(now);
  const { from, to, founded, months } = await readAskedMonths(db, asked, now);
  const step = months.length === 1 || asked.from === asked.to ? 'day' : 'month';
  if (!months.length) {
    const nothing = { asOf: null, waiting: 0, total: noFigures(), before: null, points: [], units: [] };
    return { from: asked.from, to: asked.to, step, ...nothing, moves: noMoves };
  }
  const which = { organizationId, from, to, unit };
  const counted = await selectCountedAt(db, organizationId, which);
  const { total, points, units } = await selectFigures(db, which, step);
  const spans = spansOf(months, step, today);
  const everywhere =
    unit === undefined ? units : (await selectFigures(db, { organizationId, from, to }, step)).units;
  const moves = await movesWithin(db, which);
  return {
    from,
    to,
    step,
    asOf: oldestCountOf(counted),
    waiting: months.length - counted.length,
    total,
    moves: moves(daysOfMonth(from)[0]!, daysOfMonth(to).at(-1)!),
    before: await readBefore(db, which, { months, founded }),
    points: spans.map(({ key, ...span }) => ({
      ...span,
      figures: points.get(key) ?? noFigures(),
      moves: moves(span.from, span.to),
    })),
    units: await unitsOf(db, which, { step, keys: spans.map(({ key }) => key), found: everywhere }),
  };
}

const noMoves: Moves = { joined: 0, left: 0 };

/** Who joined and who left between the first and the last day of a span. */
async function movesWithin(db: Executor, { organizationId, from, to, unit }: WhichFigures) {
  const days = { from: daysOfMonth(from)[0]!, to: daysOfMonth(to).at(-1)! };
  const found = await readMoves(db, { organizationId, unit, ...days });
  return (first: CompanyDate, last: CompanyDate): Moves => {
    const own = found.filter(({ date }) => date >= first && date <= last);
    return own.reduce(
      (sum, { joined, left }) => ({ joined: sum.joined + joined, left: sum.left + left }),
      noMoves,
    );
  };
}

async function readBefore(
  db: Executor,
  which: WhichFigures,
  { months, founded }: { months: readonly CompanyMonth[]; founded: CompanyMonth },
): Promise<Figures | null> {
  const period = lastMonths(addDays(`${which.from}-01`, -1), months.length);
  if (period.from < founded) return null;
  return (await selectFigures(db, { ...which, ...period }, 'month')).total;
}

/** Past days, or months. */
const spansOf = (months: readonly CompanyMonth[], step: Answer['step'], today: CompanyDate) =>
  months.flatMap((month): { key: string; from: CompanyDate; to: CompanyDate }[] => {
    const days = daysOfMonth(month);
    if (step === 'month') return [{ key: month, from: days[0]!, to: days.at(-1)! }];
    return days.filter((date) => date < today).map((date) => ({ key: date, from: date, to: date }));
  });
