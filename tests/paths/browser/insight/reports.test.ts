import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvRows } from '#tests/support/worlds/reportTable.ts';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { model as cancelling } from './reportCancelling.model.ts';
import { model as making } from './reportMaking.model.ts';
import { ReportsWorld } from './reports.world.ts';

const makeRoute = { make: { method: 'POST', path: '/api/reports' } };
const cancelRoute = { cancel: { method: 'POST', path: '/api/reports/*/cancellation' } };

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

describe('asking for a report', () =>
  walkEach(
    making,
    async () => {
      const world = await ReportsWorld.make(app.server);
      const path = await openPath(app, makeRoute, { session: world.work.company.employer, viewport: desk });
      const sent = recordSent(path.page, makeRoute.make);
      await path.page.goto('/reports');
      const { page, gates } = path;
      return { path, driver: { page, say, make: gates.make, world, sent } };
    },
    { shown: false },
  ));

describe('stopping a report', () =>
  walkEach(
    cancelling,
    async () => {
      const world = await ReportsWorld.make(app.server);
      const path = await openPath(app, cancelRoute, { session: world.work.company.employer, viewport: desk });
      const sent = recordSent(path.page, cancelRoute.cancel);
      await path.page.goto('/reports');
      const { page, gates } = path;
      return { path, driver: { page, say, cancel: gates.cancel, world, sent, chosen: { id: '' } } };
    },
    { shown: false },
  ));

test('a report is asked for, made, announced and fetched, and the list says by whom', async () => {
  const world = await ReportsWorld.make(app.server);
  const { employer } = world.work.company;
  const visit = await app.visit({ session: employer, viewport: desk });
  const { page } = visit;
  await page.goto('/reports');
  await page.getByText(say('reports', 'empty')).waitFor();
  await page
    .getByRole('region', { name: say('reports', 'choose') })
    .getByRole('button', { name: /^Kechikishlar/ })
    .click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('checkbox', { name: 'Boʻlim', exact: true }).click();
  await dialog.locator('select[name="format"]').selectOption('csv');
  await dialog.getByRole('button', { name: say('reports', 'make'), exact: true }).click();

  // The page follows the job by itself.
  const row = page.getByRole('table').locator('[data-row]');
  await row.getByText(say('reports', 'state.ready'), { exact: true }).waitFor();
  await row.getByText(/^CSV · \d+ B · 18-dekabr gacha$/).waitFor();
  await row.getByText(say('reports', 'notDownloaded'), { exact: true }).waitFor();

  const file = page.waitForEvent('download');
  await row.getByRole('button', { name: say('reports', 'download'), exact: true }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toBe('kechikishlar-2026-11.csv');
  const [headings, late, ...others] = csvRows(await readFile(await saved.path()));
  expect(headings!.slice(0, 4)).toEqual(['Sana', 'Xodim', 'Keldi', 'Kechikdi, daqiqa']);
  expect(headings).not.toContain('Boʻlim');
  expect(others).toEqual([]);
  expect(late).toMatchObject({ 0: '2026-11-17', 2: '09:20', 3: '20' });
  await row.getByText(say('reports', 'notDownloaded')).waitFor({ state: 'detached' });
  expect((await world.latest())?.downloads).toBe(1);

  // The same once more: its file is offered, and another choice is another file.
  await row.getByRole('button', { name: say('reports', 'again'), exact: true }).click();
  const twin = dialog.getByRole('status').getByRole('button', { name: say('reports', 'download') });
  await twin.waitFor();
  expect(await dialog.locator('select[name="format"]').inputValue()).toBe('csv');
  const boxes = dialog.getByRole('checkbox', { checked: true });
  expect(await boxes.count()).toBe(7);
  for (let left = 7; left > 0; left -= 1) await boxes.first().click();
  await twin.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: say('reports', 'make'), exact: true }).click();
  await dialog.getByRole('alert').getByText(say('reports', 'columnsRequired')).waitFor();
  await dialog.getByRole('checkbox', { name: 'Xodim', exact: true }).click();
  await dialog.getByText(say('reports', 'columnsRequired')).waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: say('reports', 'make'), exact: true }).click();
  await page.getByRole('table').locator('[data-row]').nth(1).waitFor();
  expect(await world.latest()).toMatchObject({ columns: ['employee'], format: 'csv', unit: null });
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
