import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { AnalyticsWorld } from './analytics.world.ts';
import { model } from './attendanceFigures.model.ts';

const routes = { figures: { method: 'GET', path: '/api/analytics/attendance' } };

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

async function open() {
  const world = await AnalyticsWorld.make(app.server);
  const path = await openPath(app, routes, { session: world.staff.employer });
  return { world, path, page: path.page };
}

describe('the figures of a period', () =>
  walkEach(model, async ({ variant }) => {
    const { world, path, page } = await open();
    await page.goto(variant === 'wrong' ? '/analytics?from=2026-11&to=2026-09' : '/analytics');
    const beYoung = (isYoung: boolean) => world.found(isYoung ? '2026-10-05' : '2026-09-07');
    return { path, driver: { page, say, ...path.gates, beYoung } };
  }));

test('values, table, units and file are of the same days, and a month opens by its days', async () => {
  const { path, page } = await open();
  await path.gates.figures.open();
  await page.goto('/analytics');
  const card = (key: 'attendance' | 'punctuality' | 'lateness' | 'people') =>
    page.getByRole('region', { name: say('analytics', `measures.${key}.name`) });
  // Of thirty days of people three were missed; one of twenty-seven check-ins was late.
  await card('attendance').getByText('90%', { exact: true }).first().waitFor();
  await card('attendance').getByText('30 kishi-kundan').waitFor();
  await card('punctuality').getByText('96,3%', { exact: true }).waitFor();
  await card('lateness').getByText('30', { exact: true }).first().waitFor();
  await card('people').getByText('10', { exact: true }).first().waitFor();
  const units = page.getByRole('table', { name: say('analytics', 'units') });
  await units.getByRole('row', { name: /Sex.*87,5%/ }).waitFor();
  // Two people are not compared.
  await page.getByText(say('analytics', 'few')).waitFor();
  expect(await units.getByText('100%').count()).toBe(0);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await file).suggestedFilename()).toBe('attendance-figures-2026-09-2026-11.csv');

  await page.getByRole('radio', { name: say('analytics', 'table') }).click();
  const months = page.getByRole('table', { name: say('analytics', 'table') });
  await months.getByRole('row', { name: /sentabr, 2026.*80%/ }).waitFor();
  await months.getByRole('link', { name: /sentabr, 2026/ }).click();
  await page.waitForURL('**/analytics?view=table&from=2026-09&to=2026-09');
  await months.getByRole('row', { name: /9-sentabr, 2026.*80%/ }).waitFor();
  await months.getByRole('link', { name: /^9-sentabr/ }).click();
  await page.waitForURL('**/attendances?date=2026-09-09');
  expect(path.visit.complaints).toEqual([]);
});
