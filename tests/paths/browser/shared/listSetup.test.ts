import { afterAll, beforeAll, describe } from 'vitest';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import type { Model } from '#tests/paths/engine/index.ts';
import { StaffWorld } from '../employees/staff.world.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { recordSent } from './confirmedChange.model.ts';
import { model as columns } from './listSetup.model.ts';
import { model as naming, type ViewsDriver } from './viewNaming.model.ts';
import { model as removal } from './viewRemoval.model.ts';

const path = { list: 'employees' } as const;
const views = '/api/account/lists/employees/views';
const changes = {
  make: { method: 'POST', path: views },
  rename: { method: 'PUT', path: `${views}/*` },
  remove: { method: 'DELETE', path: `${views}/*` },
};

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

async function staff(saved: { name: string; address: string; hidden: string[] }[]) {
  const world = await StaffWorld.make(app.server);
  await world.hire({ lastName: 'Karimova', firstName: 'Aziza' });
  for (const body of saved) bodyOf(await app.server.call('saveListView', { as: world.employer, path, body }));
  return world;
}

describe('columns of a list', () =>
  walkEach(
    columns,
    async () => {
      const world = await staff([{ name: 'Yangilar', address: 'sort=-registeredAt', hidden: ['card'] }]);
      const as = world.employer;
      const routes = {
        load: { method: 'GET', path: '/api/account/lists/employees' },
        save: { method: 'PUT', path: '/api/account/lists/employees/columns' },
        name: changes.make,
        forget: changes.remove,
      };
      const opened = await openPath(app, routes, { viewport: desk, session: as });
      const { page, gates } = opened;
      const choose = async (hidden: string[]) => {
        bodyOf(await app.server.call('chooseListColumns', { as, path, body: { hidden } }));
      };
      const kept = async () => bodyOf(await app.server.call('getListSetup', { as, path })).hidden;
      await page.goto('/employees');
      return { path: opened, driver: { page, say, ...gates, choose, kept } };
    },
    { shown: false },
  ));

const walkViews = (model: Model<ViewsDriver>) =>
  walkEach(
    model,
    async () => {
      const world = await staff([
        { name: 'Ishlayotganlar', address: 'status=active', hidden: [] },
        { name: 'Boshqa', address: 'status=left', hidden: [] },
      ]);
      const opened = await openPath(app, changes, { viewport: desk, session: world.employer });
      const { page, gates } = opened;
      await page.goto('/employees');
      await page.locator('[data-row]').first().waitFor();
      const statuses = ['blocked', 'declined'] as const;
      let turned = 0;
      const turn = async () => {
        const status = say('employees', `status.${statuses[turned++ % 2]!}`);
        await page
          .getByRole('group', { name: say('employees', 'filter') })
          .getByText(status)
          .click();
        await page.getByText(say('employees', 'nothingFound')).waitFor();
      };
      const sent = recordSent(page, ...Object.values(changes));
      return { path: opened, driver: { page, say, ...gates, sent, turn } };
    },
    { shown: false, maxLength: 25 },
  );

describe('naming a view', () => walkViews(naming));
describe('forgetting a view', () => walkViews(removal));
