import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { addWorkedDays, bodyOf } from '#tests/support/punching.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { StaffWorld } from '../employees/staff.world.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { model } from './timesheet.model.ts';

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
  const registeredAt = new Date('2026-09-01T09:00:00+05:00');
  await db.updateTable('employee').set({ registeredAt }).where('id', 'in', people).execute();
  // Only whoever is active is on the sheet without a punch.
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

describe('the timesheet', () =>
  walkEach(model, async () => {
    const { world, path, page } = await open();
    await page.goto('/attendances/month');
    const have = (count: number) => world.crowd(count - 2);
    return { path, driver: { page, say, ...path.gates, have } };
  }));

test('a day opens by Enter, and its cell says it in words', async () => {
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
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});
