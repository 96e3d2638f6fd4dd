import { newId } from '#server/identifier.ts';
import type { App } from '../browser/app.ts';
import { removeUnits } from '../browser/replaceFigures.ts';
import {
  anotherEmployee,
  at,
  button,
  inTurn,
  someEmployee,
  openHiringTerms,
  type BuiltScreen,
} from './scenes.ts';

/** Three units, and everybody but every fourth person in one of them. */
async function seatPeople(app: App): Promise<void> {
  const { db, clock } = app.server;
  const { organizationId } = await someEmployee(app);
  await unseat(app);
  const titles = ['Ofis', 'Ombor', 'Savdo zali, Chilonzor filiali'];
  const units = titles.map((title) => ({
    ...{ organizationId, id: newId(), title },
    ...{ closedAt: null, createdAt: clock.date() },
  }));
  await db.insertInto('unit').values(units).execute();
  const people = await db
    .selectFrom('employee')
    .where('organizationId', '=', organizationId)
    .select('id')
    .orderBy('id')
    .execute();
  const rows = people.map(({ id: employeeId }, order) => ({
    ...{ organizationId, id: newId(), employeeId, unitId: units[order % 4]?.id ?? null },
    ...{ validFrom: '2026-01-01', savedAt: clock.date(), savedByAccountId: null, replacedAt: null },
  }));
  await db
    .insertInto('employeeUnit')
    .values(rows as never)
    .execute();
}

async function unseat(app: App): Promise<void> {
  const { db } = app.server;
  const { organizationId } = await someEmployee(app);
  await removeUnits(db, organizationId);
}

const makeUnitScene = (path: string): Pick<BuiltScreen, 'who' | 'open' | 'undo'> => ({
  who: 'employer',
  open: async (scene) => {
    await seatPeople(scene.app);
    await at(path)(scene);
  },
  undo: unseat,
});

/** Lists of a company whose people are in units. */
export const unitScreens: readonly BuiltScreen[] = [
  { name: 'employees-units', ...makeUnitScene('/employees') },
  {
    name: 'employees-unit-move',
    ...makeUnitScene('/employees'),
    open: inTurn(makeUnitScene('/employees').open, async ({ page, say }) => {
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      await button(page, say('employeeList', 'unitMove.action')).click();
      await page.getByRole('option', { name: 'Ombor', exact: true }).waitFor({ state: 'attached' });
    }),
  },
  {
    name: 'employee-edit-unit',
    ...makeUnitScene('/employees'),
    open: async (scene) => {
      const { id } = await anotherEmployee(scene.app, 1);
      await seatPeople(scene.app);
      await at(`/employees/${id}/edit`)(scene);
      await scene.page.locator('[name=unitId]').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'hiring-unit',
    ...makeUnitScene('/employees/new'),
    open: inTurn(makeUnitScene('/employees/new').open, openHiringTerms, async ({ page }) => {
      await page.locator('[name=unitId]').selectOption({ label: 'Ombor' });
      await page.locator('[name=unitId]').scrollIntoViewIfNeeded();
    }),
  },
  { name: 'day-board-units', ...makeUnitScene('/attendances') },
  { name: 'requests-units', ...makeUnitScene('/requests?state=inProgress') },
];
