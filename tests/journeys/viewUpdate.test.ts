import { afterAll, beforeAll, expect, test } from 'vitest';
import { StaffWorld } from '#tests/paths/browser/employees/staff.world.ts';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

test('a saved view takes over what the list shows now, under its own name', async () => {
  const { employer } = await StaffWorld.make(app.server);
  const path = { list: 'employees' as const };
  const body = { name: 'Mening koʻrinishim', address: 'status=blocked', hidden: [] };
  await app.server.call('saveListView', { as: employer, path, body });
  const { page, ...visit } = await app.visit({ session: employer });
  await page.goto('/employees?status=left');
  await page.locator('main[aria-busy="false"]').waitFor();
  const views = page.locator('.views-menu button');
  await views.press('Enter');
  await page.getByRole('menuitem', { name: say('lists', 'views.update'), exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: body.name, exact: true }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: say('lists', 'views.updating.title') });
  expect(await dialog.getByRole('textbox').inputValue()).toBe(body.name);
  await dialog.getByRole('button', { name: say('lists', 'views.updating.confirm'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await views.getByText(body.name, { exact: true }).waitFor();
  const [view] = bodyOf(await app.server.call('getListSetup', { as: employer, path })).views;
  expect(view).toMatchObject({ ...body, address: 'status=left' });
  await visit.close();
  expect(visit.complaints).toEqual([]);
});
