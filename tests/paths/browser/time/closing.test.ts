import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';
import { walkEach } from '../support/walkEach.ts';
import { ClosingWorld } from './closing.world.ts';
import { model as dayEntry } from './dayEntry.model.ts';
import { model as monthClosing } from './monthClosing.model.ts';
import { model as periodChange } from './periodChange.model.ts';
import { model as unregisteredDays } from './unregisteredDays.model.ts';

const routes = {
  month: { method: 'GET', path: '/api/attendance/months/2026-10' },
  close: { method: 'POST', path: '/api/attendance/months/*/close' },
  reopen: { method: 'POST', path: '/api/attendance/months/*/reopen' },
  unregistered: { method: 'POST', path: '/api/attendance/months/*/unregistered' },
  effect: { method: 'POST', path: '/api/attendance/day-entries/effect' },
  change: { method: 'POST', path: '/api/attendance/day-entries' },
};

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

/** A company founded in October, and a browser of its employer on that month's sheet. */
async function open(held: readonly (keyof typeof routes)[], prepare?: (world: ClosingWorld) => unknown) {
  const world = await ClosingWorld.make(app.server);
  await app.server.db
    .updateTable('organization')
    .set({ createdAt: new Date('2026-10-01T04:00:00Z') })
    .where('id', '=', world.staff.organizationId)
    .execute();
  await prepare?.(world);
  const path = await openPath(app, routes, { session: world.staff.employer });
  const { page } = path;
  for (const name of ['close', 'reopen', 'unregistered', 'effect', 'change'] as const)
    if (!held.includes(name)) await path.gates[name].open();
  if (!held.includes('month')) await path.gates.month.open();
  const sent = recordSent(page, routes.close, routes.reopen, routes.unregistered, routes.change);
  await page.goto('/attendances/month');
  await page.getByRole('button', { name: say('calendar', 'previousMonth'), exact: true }).click();
  return { path, driver: { page, say, ...path.gates, world, sent } };
}

describe('closing a month', () =>
  walkEach(monthClosing, () => open(['month']), { still: true, shown: false }));
describe('a month closed or reopened', () =>
  walkEach(periodChange, () => open(['close', 'reopen']), { shown: false }));
describe('days of people who have not signed up', () =>
  walkEach(unregisteredDays, () => open(['unregistered']), { shown: false }));
describe('entering days of people', () =>
  walkEach(dayEntry, () => open(['effect', 'change'], (world) => world.hireUnregistered()), {
    shown: false,
  }));

test('a sheet that was read while its month was being closed is read again', async () => {
  const { path, driver } = await open([], (world) => world.block());
  const { page, world } = driver;
  const draft = page.getByText(say('timesheet', 'draft'), { exact: true });
  await draft.waitFor();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const read = new Promise<void>((resolve) => {
    void page.route(
      '**/api/attendance/timesheet?*',
      async (route) => {
        const response = await route.fetch();
        resolve();
        await answered;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
  });
  await world.put('closing');
  await notifyFromOtherTab(page, { type: 'data.changed', topic: 'attendance' });
  await read;
  await world.put('closed');
  const panel = page.getByRole('region', { name: say('closing', 'title') });
  await panel.getByText(say('closing', 'state.closed'), { exact: true }).waitFor();
  answer();
  // Nobody is on its timesheet.
  await page.getByText(say('timesheet', 'none'), { exact: true }).waitFor();
  expect(await draft.count()).toBe(0);
  await path.visit.close();
});
