import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { StaffWorld } from '../employees/staff.world.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { model as commandMenu } from './commandMenu.model.ts';
import { model as shell } from './shell.model.ts';

const routes = { find: { method: 'GET', path: '/api/employees/search' } };

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

async function open() {
  const world = await StaffWorld.make(app.server);
  const path = await openPath(app, routes, { session: world.employer });
  await path.page.goto('/home');
  await path.page.getByRole('heading', { level: 1 }).waitFor();
  return { world, path };
}

describe('search everywhere', () =>
  walkEach(
    commandMenu,
    async () => {
      const { world, path } = await open();
      const ids: string[] = [];
      const have = async (somebody: boolean) => {
        await Promise.all(ids.splice(0).map((id) => world.remove(id)));
        if (somebody) ids.push(await world.hire({ firstName: 'Gʻofur', lastName: 'Toʻrayev' }));
      };
      return {
        path,
        driver: { page: path.page, say, find: path.gates.find, have, time: { isStill: false } },
      };
    },
    { shown: false },
  ));

describe('the keys of the frame', () =>
  walkEach(
    shell,
    async () => {
      const { path } = await open();
      return { path, driver: { page: path.page, say } };
    },
    { shown: false, still: true },
  ));
