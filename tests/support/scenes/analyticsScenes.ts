import { noArrivals } from '#domain/analytics/arrivalTimes.ts';
import { lastMonths, USUAL_MONTHS } from '#domain/analytics/period.ts';
import { daysOfMonth, monthsBetween, weekday, type CompanyDate } from '#domain/calendar/index.ts';
import { newId } from '#server/identifier.ts';
import type { DayFigures } from '#server/database/tables.generated.ts';
import { addAdvances, forgetAdvances } from './advancesYear.ts';
import type { App } from '../browser/app.ts';
import { removeUnits, replaceFigures } from '../browser/replaceFigures.ts';
import { at, someEmployee, type BuiltScreen } from './scenes.ts';

const today: CompanyDate = '2026-11-18';
const { from, to } = lastMonths(today, USUAL_MONTHS);
const months = monthsBetween(from, to);

/** Most come at half past eight, some before and after it, fewer in the second shift. */
function arrivalsOf(place: number, attended: number): number[] {
  const arrivals = noArrivals();
  const times = [17, 17, 16, 17, 18, 17, 28, 15, 17, 16, 19, 27, 17, 20, 28];
  for (let one = 0; one < attended; one += 1) arrivals[times[(place * 2 + one) % times.length]!]! += 1;
  return arrivals;
}

/** A year as it might have been: each unit's people came and were late by a rule of the day, the same in every run. */
function figuresOf(date: CompanyDate, unit: number, people: number) {
  const place = Number(date.slice(8)) * 7 + Number(date.slice(5, 7)) * 3 + unit * 5;
  const due = weekday(date) > 5 ? 0 : people;
  const absent = due && (place % 9 === 0 ? 2 : place % 4 === 0 ? 1 : 0);
  const away = Number(due > 3 && place % 5 === 0);
  const attended = due - absent - away;
  const late = attended && place % 3;
  const lateMinutes = Array.from({ length: late }, (_, one) => 6 + ((place * (one + 2)) % 37));
  return {
    ...{ people, due, attended, absent, away, starts: attended, late, lateMinutes },
    arrivals: arrivalsOf(place, attended),
    ...{ shifts: attended, missedCheckOuts: Number(place % 11 === 0 && attended > 0), restMinutes: 0 },
    ...{ minutesWorked: attended * (470 + (place % 25)), normMinutes: (due - away) * 480 },
  };
}

const titles = ['Ofis', 'Ombor', 'Savdo zali, Chilonzor filiali'];

async function countYear(app: App): Promise<void> {
  const { db, clock } = app.server;
  const { organizationId } = await someEmployee(app);
  await forgetYear(app);
  const units = titles.map((title) => ({
    ...{ organizationId, id: newId(), title },
    ...{ closedAt: null, createdAt: clock.date() },
  }));
  await db.insertInto('unit').values(units).execute();
  await db
    .updateTable('organization')
    .set({ createdAt: new Date(`${months[0]!}-03T09:00:00+05:00`) })
    .where('id', '=', organizationId)
    .execute();
  // After this the counting job finds no month to count.
  await replaceFigures(
    db,
    organizationId,
    months.map((month) => ({
      ...{ organizationId, month, version: null, leasedUntil: null },
      ...{ countedAt: clock.date(), earnedAt: clock.date() },
    })),
  );
  const dates = months.flatMap(daysOfMonth).filter((date) => date < today);
  const rows = dates.flatMap((date, order): DayFigures[] =>
    [6, 4 + Math.floor(order / 40), 3].map((people, unit) => ({
      ...{ organizationId, date, unitId: units[unit]!.id },
      ...figuresOf(date, unit, people),
    })),
  );
  await db.insertInto('dayFigures').values(rows).execute();
  await addAdvances(
    app,
    months,
    units.map(({ id }) => id),
  );
}

async function forgetYear(app: App): Promise<void> {
  const { db } = app.server;
  const { organizationId } = await someEmployee(app);
  await replaceFigures(db, organizationId);
  await forgetAdvances(app);
  await removeUnits(db, organizationId);
}

const makeCountedScene = (
  path: string,
  then: BuiltScreen['open'] = () => Promise.resolve(),
): Pick<BuiltScreen, 'who' | 'open' | 'undo'> => ({
  who: 'employer',
  open: async (scene) => {
    await countYear(scene.app);
    await at(path)(scene);
    await then(scene);
  },
  undo: forgetYear,
});

/** The figures of a company a year old. */
export const analyticsScreens: readonly BuiltScreen[] = [
  { name: 'analytics', ...makeCountedScene('/analytics') },
  { name: 'analytics-table', ...makeCountedScene('/analytics?view=table') },
  {
    name: 'analytics-costs',
    ...makeCountedScene('/analytics?from=2026-09&to=2026-11', async ({ page, say }) => {
      const plot = page.getByRole('slider', { name: say('analytics', 'costs.name') });
      await plot.press('ArrowDown');
      const card = page.getByRole('region', { name: say('analytics', 'costs.name') });
      await card.getByRole('button', { name: say('analytics', 'costs.release') }).waitFor();
      await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    }),
  },
];
