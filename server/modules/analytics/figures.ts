import { lastMonths } from '#domain/analytics/period.ts';
import {
  addDays,
  companyDate,
  daysOfMonth,
  monthOf,
  monthsBetween,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { foundedOn, unitTitlesOf } from '../organization/index.ts';
import { noFigures, selectFigures, type Figures, type WhichFigures } from './sql/figures.ts';
import { selectCountedAt } from './sql/months.ts';

type Schemas = components['schemas'];
type Answer = Schemas['AttendanceFigures'];

/** @param now epoch ms */
export async function attendanceFigures(db: Executor, asked: WhichFigures, now: number): Promise<Answer> {
  const { organizationId, unit } = asked;
  const today = companyDate(now);
  const founded = monthOf(await foundedOn(db, organizationId));
  const from = asked.from < founded ? founded : asked.from;
  const to = asked.to > monthOf(today) ? monthOf(today) : asked.to;
  const months = monthsBetween(from, to);
  const step = months.length === 1 || asked.from === asked.to ? 'day' : 'month';
  if (!months.length) {
    const nothing = { asOf: null, waiting: 0, total: noFigures(), before: null, points: [], units: [] };
    return { from: asked.from, to: asked.to, step, ...nothing };
  }
  const which = { organizationId, from, to, unit };
  const counted = await selectCountedAt(db, organizationId, which);
  const { total, points, units } = await selectFigures(db, which, step);
  const figuresOf = (key: string) => points.get(key) ?? noFigures();
  const everywhere =
    unit === undefined ? units : (await selectFigures(db, { organizationId, from, to }, step)).units;
  return {
    ...{ from, to, step },
    asOf: counted[0]?.toISOString() ?? null,
    waiting: months.length - counted.length,
    ...{ total, before: await beforeOf(db, which, { months, founded }) },
    points: spansOf(months, step, today).map(({ key, ...span }) => ({ ...span, figures: figuresOf(key) })),
    units: await unitsOf(db, organizationId, everywhere),
  };
}

async function beforeOf(
  db: Executor,
  which: WhichFigures,
  { months, founded }: { months: readonly CompanyMonth[]; founded: CompanyMonth },
): Promise<Figures | null> {
  const period = lastMonths(addDays(`${which.from}-01`, -1), months.length);
  if (period.from < founded) return null;
  return (await selectFigures(db, { ...which, ...period }, 'month')).total;
}

/** The days that are over, or the months. */
const spansOf = (months: readonly CompanyMonth[], step: Answer['step'], today: CompanyDate) =>
  months.flatMap((month): { key: string; from: CompanyDate; to: CompanyDate }[] => {
    const days = daysOfMonth(month);
    if (step === 'month') return [{ key: month, from: days[0]!, to: days.at(-1)! }];
    return days.filter((date) => date < today).map((date) => ({ key: date, from: date, to: date }));
  });

async function unitsOf(
  db: Executor,
  organizationId: string,
  found: ReadonlyMap<string, Figures>,
): Promise<Answer['units']> {
  const none = found.get('');
  if (found.size === (none ? 1 : 0)) return [];
  const titles = await unitTitlesOf(db, organizationId);
  const units = titles.flatMap(({ id, title }) => {
    const figures = found.get(id);
    return figures ? [{ unit: { id, title }, figures }] : [];
  });
  return [...units, ...(none ? [{ unit: null, figures: none }] : [])];
}
