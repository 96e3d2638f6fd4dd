import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectionLimit } from '#machines/flows/shared/selection/selectionMachine.ts';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model as download } from '../shared/download.model.ts';
import { model as recordPanel } from '../shared/recordPanel.model.ts';
import { model as rowKeys } from '../shared/rowKeys.model.ts';
import { model as selection } from '../shared/selection.model.ts';
import { StaffWorld } from './staff.world.ts';
import { watchHeld } from '../support/heldRequests.ts';
import { openPath } from '../support/openPath.ts';
import { stopTime } from '../support/stillTime.ts';
import { walkEach } from '../support/walkEach.ts';
import { model as toasts } from '../shared/toasts.model.ts';

const routes = {
  load: { method: 'GET', path: '/api/employees' },
  make: { method: 'POST', path: '/api/employees/export' },
  place: { method: 'GET', path: '/api/account/queue' },
};

let app: App;
let say: Say;
let world: StaffWorld;
/** Of the two people, in the order of their names. */
let ids: string[];

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await StaffWorld.make(app.server);
  ids = [
    await world.hire({ lastName: 'Karimova', firstName: 'Aziza' }),
    await world.hire({ lastName: 'Rahimov', firstName: 'Dilshod' }),
  ];
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

const othersWorks: AbortController[] = [];
/** Lets somebody else have so many works under way. */
function setOthersWorks(count: number) {
  while (othersWorks.length > count) othersWorks.pop()!.abort();
  while (othersWorks.length < count) {
    const one = new AbortController();
    othersWorks.push(one);
    void app.server.services.longWork
      .begin('somebody else', one.signal, () => once(one.signal, 'abort'))
      .catch(() => undefined);
  }
}

describe('a file of the list', () =>
  walkEach(
    download,
    async () => {
      const path = await open();
      const { page, gates } = path;
      gates.make.close();
      gates.place.close();
      setOthersWorks(0);
      const asked: string[] = [];
      watchHeld(page, ({ url, body }) => {
        if (url.endsWith(routes.make.path)) asked.push(body ?? '');
      });
      return {
        path,
        driver: { page, say, make: gates.make, place: gates.place, asked, saved: [], others: setOthersWorks },
      };
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

describe('the keys of the list', () =>
  walkEach(
    rowKeys,
    async () => {
      const path = await open();
      const { page } = path;
      // Nothing of the list has the focus when a screen is opened.
      await page.getByRole('heading', { level: 1 }).focus();
      return { path, driver: { page, people: { '1': 'Karimova Aziza', '2': 'Rahimov Dilshod' } } };
    },
    { shown: false },
  ));

describe('the record beside the list', () =>
  walkEach(
    recordPanel,
    async ({ variant }) => {
      for (const id of ids) await world.setStatus(id, 'active');
      const path = await open();
      const { page } = path;
      if (variant === 'linked') await page.goto(`/employees/${ids[0]}`);
      const people = { '1': 'Karimova Aziza', '2': 'Rahimov Dilshod' };
      return { path, driver: { page, say, people } };
    },
    { shown: false, still: true },
  ));

test('a row offers the actions that its status allows behind "…" and by a right click', async () => {
  await world.setStatus(ids[0]!, 'active');
  const path = await open();
  const { page } = path;
  await page.clock.resume();
  const row = page.getByRole('row', { name: 'Karimova Aziza' });
  const items = async () => (await page.getByRole('menuitem').allTextContents()).map((text) => text.trim());
  const allowed = [
    say('employeeList', 'open'),
    say('employeeList', 'edit'),
    say('employees', 'change.block'),
    say('employees', 'change.leave'),
  ];
  await row.click({ button: 'right' });
  await page.getByRole('menu').waitFor();
  expect(await items()).toEqual(allowed);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: say('employeeList', 'menu', { name: 'Karimova Aziza' }) }).click();
  await page.getByRole('menuitem', { name: say('employees', 'change.leave') }).click();
  await page.getByRole('alertdialog').getByText('Karimova Aziza').waitFor();
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});
