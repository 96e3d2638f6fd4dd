import { afterAll, beforeAll, describe } from 'vitest';
import { selectionLimit } from '#machines/flows/shared/selection/selectionMachine.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { model as download } from '../shared/download.model.ts';
import { model as selection } from '../shared/selection.model.ts';
import { StaffWorld } from './staff.world.ts';
import { openPath } from '../support/openPath.ts';
import { stopTime } from '../support/stillTime.ts';
import { walkEach } from '../support/walkEach.ts';
import { model as toasts } from '../shared/toasts.model.ts';

const routes = {
  load: { method: 'GET', path: '/api/employees' },
  make: { method: 'POST', path: '/api/employees/export' },
};

let app: App;
let say: Say;
let world: StaffWorld;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await StaffWorld.make(app.server);
  await world.hire({ lastName: 'Karimova', firstName: 'Aziza' });
  await world.hire({ lastName: 'Rahimov', firstName: 'Dilshod' });
});
afterAll(() => app.close());

/** The list with two people; no toast closes by itself during the path. */
async function open() {
  await world.crowd(0);
  const session = await app.server.signIn(world.phoneNumber, world.employer.deviceId);
  const path = await openPath(app, routes, { session });
  for (const gate of Object.values(path.gates)) await gate.open();
  const { page } = path;
  await page.goto('/employees');
  await page.locator('[data-row]').nth(1).waitFor();
  // The first toast loads the toasts' chunk, which takes time; once it is loaded, time can stand still.
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const toast = page.locator('.toast');
  await toast.getByRole('button', { name: say('common', 'close') }).click();
  await toast.waitFor({ state: 'detached' });
  await stopTime(page);
  return path;
}

describe('a file of the list', () =>
  walkEach(
    download,
    async () => {
      const path = await open();
      const { page, gates } = path;
      gates.make.close();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(routes.make.path)) asked.push(request.postData() ?? '');
      });
      return { path, driver: { page, say, make: gates.make, asked, saved: [] } };
    },
    { shown: false },
  ));

describe('toasts', () =>
  walkEach(
    toasts,
    async () => {
      const path = await open();
      return { path, driver: { page: path.page, say } };
    },
    { shown: false },
  ));

describe('choosing of the list', () =>
  walkEach(
    selection,
    async () => {
      const path = await open();
      const { page, gates } = path;
      const people = { '1': 'Karimova Aziza', '2': 'Rahimov Dilshod' };
      const crowd = (isThere: boolean) => world.crowd(isThere ? selectionLimit - 2 : 0);
      return { path, driver: { page, say, load: gates.load, people, crowd } };
    },
    { shown: false },
  ));
