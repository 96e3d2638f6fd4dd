import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMonth } from '#domain/format/index.ts';
import { desk, phone, startApp, type App } from '#tests/support/browser/app.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { StaffWorld } from '../employees/staff.world.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { model } from './timesheet.model.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';

const routes = { sheet: { method: 'GET', path: '/api/attendance/timesheet' } };

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

/** Two people, each late on one day of either month, and a browser of their employer on the sheet. */
async function open() {
  const world = await StaffWorld.make(app.server);
  const people = [await world.hire({ lastName: 'Aliyev' }), await world.hire({ lastName: 'Zokirov' })];
  const { db } = app.server;
  await db.updateTable('employee').set(hiredOn('2026-09-01')).where('id', 'in', people).execute();
  for (const id of people) await world.setStatus(id, 'active');
  const { id: gateId } = bodyOf(
    await app.server.call('createGate', { as: world.employer, body: { title: 'Kirish', static: false } }),
  );
  for (const id of people)
    await addWorkedDays(
      app.server,
      { organizationId: world.organizationId, gateId },
      id,
      ['2026-10-05', '2026-11-02'],
      {
        arrival: '09:30',
        departure: '18:00',
      },
    );
  const path = await openPath(app, routes, { session: world.employer });
  return { world, people, path, page: path.page };
}

const current = (page: Page, day: string) => page.locator(`${day}[aria-selected="true"]`);

describe('the timesheet', () =>
  walkEach(model, async ({ variant }) => {
    const { world, people, path, page } = await open();
    const addresses: Record<string, string> = {
      linked: `?employee=${people[1]}&date=2026-10-05`,
      ahead: '?month=2026-12',
    };
    await page.goto(`/attendances/month${addresses[variant] ?? ''}`);
    const have = (count: number) => world.crowd(count - 2);
    return { path, driver: { page, say, ...path.gates, have } };
  }));

test('Enter opens a day, and the current cell is shown in words', async () => {
  const { people, path, page } = await open();
  await path.gates.sheet.open();
  await page.goto('/attendances/month');
  const grid = page.getByRole('grid', { name: say('timesheet', 'grid') });
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/Aliyev .* · 2-noyabr · ish kuni · 8\ssoat 30\sdaqiqa · kechikkan/).waitFor();
  await page.locator('#day-0-1').getByText('8:30', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/employees/${people[0]}/attendance?date=2026-11-02`);
  await page.getByRole('dialog').getByText('2-noyabr').first().waitFor();
  await page.goBack();
  await page.waitForURL(`**/attendances/month?month=2026-11&employee=${people[0]}&date=2026-11-02`);
  await current(page, '#day-0-1').waitFor();

  await page.getByRole('button', { name: say('timesheet', 'filter.late') }).click();
  await page.locator('#day-1-4').click();
  const address = `/attendances/month?month=2026-11&show=late&employee=${people[1]}&date=2026-11-05`;
  await page.waitForURL(`**${address}`);
  await page.reload();
  await current(page, '#day-1-4').waitFor();
  const late = page.getByRole('button', { name: say('timesheet', 'filter.late'), pressed: true });
  await late.waitFor();

  // A link to the sheet starts it anew; what an address says that is not so is dropped.
  const follow = (query: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/attendances/month${query}`);
  await follow('?month=2026-13&show=everything&unit=1&employee=nobody&date=2026-02-30');
  await current(page, '#day-0-0').waitFor();
  await late.waitFor({ state: 'detached' });
  await page.waitForURL('**/attendances/month?month=2026-11');
  await follow(`?employee=${people[1]}&date=2026-10-05`);
  await page.getByRole('heading', { name: formatMonth('2026-10', 'uz-Latn') }).waitFor();
  await current(page, '#day-1-4').waitFor();
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});

test('a desk has room for the longest month with its sums, a phone scrolls to a day, and the letters and colours that are there are explained', async () => {
  const { path, page } = await open();
  await path.gates.sheet.open();
  await page.setViewportSize(desk);
  await page.goto('/attendances/month?month=2026-10');
  const grid = page.getByRole('grid', { name: say('timesheet', 'grid') });
  const days = grid.getByRole('columnheader');
  await days.getByText('31', { exact: true }).waitFor();
  expect(await grid.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  const isWithin = async () => {
    const [frame, day, sum] = await Promise.all(
      [grid, current(page, '#day-0-30'), days.last()].map((one) => one.boundingBox()),
    );
    expect(day!.x).toBeGreaterThanOrEqual(frame!.x);
    expect(day!.x + day!.width).toBeLessThanOrEqual(Math.min(frame!.x + frame!.width, sum!.x + 1));
  };
  await grid.focus();
  await page.keyboard.press('End');
  await isWithin();
  const legend = page.getByRole('list', { name: say('timesheet', 'legend') }).getByRole('listitem');
  expect(await legend.allInnerTexts().then((all) => all.map((one) => one.replaceAll(/\s+/g, ' ')))).toEqual([
    'I ish kuni',
    'D dam olish kuni',
    'A aniqlanmagan',
    'kechikkan',
  ]);

  await page.waitForURL('**&date=2026-10-31');
  await page.setViewportSize(phone);
  await page.reload();
  await isWithin();
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});

test('paper shows the people who are shown, by days and without the frame, up to a limit that is named', async () => {
  const { world, path, page } = await open();
  await world.crowd(299);
  await path.gates.sheet.open();
  await page.goto('/attendances/month?month=2026-11');
  const limit = say('timesheet', 'printedFirst', { shown: '300', total: '301' });
  await page.getByText(limit).waitFor();
  await page.getByRole('button', { name: say('timesheet', 'takeForm') }).waitFor();
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: say('timesheet', 'print') }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('table');
  await expect.poll(() => paper.locator('tbody tr').count()).toBe(300);
  expect(await paper.getByRole('row', { name: /^Aliyev/ }).innerText()).toContain('8:30');
  expect(await paper.getByRole('columnheader').count()).toBe(34);
  await page.getByText(limit, { exact: true }).waitFor();
  for (const hidden of [
    page.getByRole('grid'),
    page.getByRole('search'),
    page.getByRole('navigation').first(),
  ])
    await hidden.waitFor({ state: 'hidden' });
  for (const button of await page.getByRole('button').all()) expect(await button.isVisible()).toBe(false);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await paper.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say('timesheet', 'filter.late') }).click();
  await page.getByText(limit).waitFor({ state: 'detached' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});
