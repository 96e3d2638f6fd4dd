import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import type { GateRoute } from '../support/gates.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { AnalyticsWorld } from './analytics.world.ts';
import { model } from './attendanceFigures.model.ts';
import { model as cellModel } from './cellReading.model.ts';

const routes = { figures: { method: 'GET', path: '/api/analytics/attendance' } };

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

async function openWith<Name extends string>(gated: Record<Name, GateRoute>) {
  const world = await AnalyticsWorld.make(app.server);
  const path = await openPath(app, gated, { session: world.staff.employer });
  return { world, path, page: path.page };
}
const open = () => openWith(routes);

const csvOf = (page: Page, label: string) =>
  page.getByRole('group', { name: label, exact: true }).getByRole('button', { name: 'CSV' });

describe('the figures of a period', () =>
  walkEach(model, async ({ variant }) => {
    const { world, path, page } = await open();
    await page.goto(variant === 'wrong' ? '/analytics?from=2026-11&to=2026-09' : '/analytics');
    const beYoung = (isYoung: boolean) => world.found(isYoung ? '2026-10-05' : '2026-09-07');
    return { path, driver: { page, say, ...path.gates, beYoung } };
  }));

describe('a cell of the map of arrivals', () =>
  walkEach(
    cellModel,
    async () => {
      const { path, page } = await open();
      await path.gates.figures.open();
      await page.goto('/analytics');
      return { path: { ...path, recorder: path.recorder.ofActor('arrivalCells') }, driver: { page, say } };
    },
    { shown: false },
  ));

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
  await csvOf(page, say('lists', 'export')).click();
  expect((await file).suggestedFilename()).toBe('davomat-korsatkichlari-2026-09-2026-11.csv');

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

describe('what was asked for and paid before the salary', () => {
  const cardOf = (page: Page, key: 'asked' | 'taken' | 'each' | 'time' | 'cancelled') =>
    page.getByRole('region', { name: say('advances', `measures.${key}.name`), exact: true });
  const textOf = async (page: Page, key: Parameters<typeof cardOf>[1]) => {
    const said = await cardOf(page, key).locator('h3 + *, h3 + * + *').allInnerTexts();
    return said.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  };
  const allOf = async (page: Page) => ({
    asked: await textOf(page, 'asked'),
    taken: await textOf(page, 'taken'),
    each: await textOf(page, 'each'),
    time: await textOf(page, 'time'),
    cancelled: await textOf(page, 'cancelled'),
  });
  const wholePeriod = {
    asked: ['75%', '4 kishidan'],
    taken: ["10% 3 000 000 so'm", "ishlab topilgani 30 000 000 so'm"],
    each: ["1 500 000 so'm", '2 kishiga'],
    time: ['90 daq. 10 tadan 9 tasi 5 soat gacha', '3 toʻlovdan'],
    cancelled: ['16,7% 6 soʻrovdan', 'qaytarib olingan 1, oʻtmagan 1'],
  };
  const reasons = (page: Page) =>
    page.getByRole('region', { name: say('advances', 'reasons.name') }).getByRole('listitem');

  test('is read by month, in a table and as a file, and leads to the payments of the month', async () => {
    const { world, path, page } = await open();
    await world.askForAdvances();
    await path.gates.figures.open();
    await page.goto('/analytics');
    await cardOf(page, 'asked').waitFor();
    expect(await allOf(page)).toEqual(wholePeriod);
    expect(await reasons(page).allInnerTexts()).toEqual(['Summa kelishilmagan\n1']);

    // September, off a plot of attendance.
    const plot = page.getByRole('slider', { name: say('analytics', 'measures.people.name') });
    const { width } = (await plot.boundingBox())!;
    await plot.click({ position: { x: width / 6, y: 40 } });
    await cardOf(page, 'asked').locator('strong').getByText('50%', { exact: true }).waitFor();
    expect(await allOf(page)).toEqual({
      asked: ['50%', '4 kishidan'],
      taken: ["5% 500 000 so'm", "ishlab topilgani 10 000 000 so'm"],
      each: ["500 000 so'm", '1 kishiga'],
      time: ['30 daq. 10 tadan 9 tasi 30 daq. gacha', '1 toʻlovdan'],
      cancelled: ['50% 2 soʻrovdan', 'qaytarib olingan 0, oʻtmagan 0'],
    });
    // Of the whole period still.
    expect(await reasons(page).allInnerTexts()).toEqual(['Summa kelishilmagan\n1']);

    const file = page.waitForEvent('download');
    await csvOf(page, say('advances', 'export')).click();
    expect((await file).suggestedFilename()).toBe('avans-korsatkichlari-2026-09-2026-11.csv');

    await page.getByRole('radio', { name: say('analytics', 'table') }).click();
    const months = page.getByRole('table', { name: say('advances', 'title') });
    await months.getByRole('link', { name: 'oktabr, 2026' }).waitFor();
    const rows = await months.getByRole('row').allInnerTexts();
    expect(rows.slice(1).map((row) => row.split(/\n+/))).toEqual([
      ['noyabr, 2026', '0', '–', '0', '0', '–', '–', '0', '0'],
      ['oktabr, 2026', '4', '75%', '4', '2\u00a0500\u00a0000', '12,5%', '90 daq. / 5 soat', '0', '1'],
      ['sentabr, 2026', '4', '50%', '2', '500\u00a0000', '5%', '30 daq. / 30 daq.', '1', '0'],
    ]);
    const asked = page.waitForRequest(/payouts.*month=2026-10/);
    await months.getByRole('link', { name: 'oktabr, 2026' }).click();
    await page.waitForURL('**/payments?month=2026-10');
    await asked;
    expect(path.visit.complaints).toEqual([]);
  });

  test('says nothing of people and earnings of a period in which a month is not counted', async () => {
    const { world, path, page } = await open();
    await world.askForAdvances();
    await world.uncount('2026-09');
    await path.gates.figures.open();
    await page.goto('/analytics');
    const section = page.getByRole('region', { name: say('advances', 'title'), exact: true });
    await section.getByText(say('analytics', 'waiting', { count: 1 })).waitFor();
    expect(await allOf(page)).toEqual({
      ...wholePeriod,
      asked: ['–', ''],
      taken: ["– 3 000 000 so'm", ''],
    });
    // The next month is.
    await cardOf(page, 'asked').getByRole('slider').press('ArrowRight');
    await cardOf(page, 'asked').getByRole('slider').press('ArrowRight');
    await cardOf(page, 'asked').locator('strong').getByText('75%', { exact: true }).waitFor();
    expect(await textOf(page, 'taken')).toEqual(["12,5% 2 500 000 so'm", "ishlab topilgani 20 000 000 so'm"]);
  });

  test('fails and is tried again by itself', async () => {
    const { world, path, page } = await openWith({
      ...routes,
      advances: { method: 'GET', path: '/api/analytics/advances' },
    });
    await world.askForAdvances();
    const { figures, advances } = path.gates;
    await figures.open();
    await page.goto('/analytics');
    await advances.abort();
    const section = page.getByRole('region', { name: say('advances', 'title'), exact: true });
    await section
      .getByRole('alert')
      .filter({ hasText: say('common', 'noAnswer') })
      .waitFor();
    const attendance = page.getByRole('region', { name: say('analytics', 'measures.attendance.name') });
    await attendance.getByText('90%', { exact: true }).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);

    await section.getByRole('button', { name: say('common', 'tryAgain') }).click();
    await advances.pass();
    await cardOf(page, 'asked').waitFor();
    expect(await allOf(page)).toEqual(wholePeriod);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('is one sentence where nobody asked', async () => {
    const { path, page } = await open();
    await path.gates.figures.open();
    await page.goto('/analytics');
    await page.getByText(say('advances', 'nothing')).waitFor();
    expect(await cardOf(page, 'asked').count()).toBe(0);
  });
});

test('what a day costs fails by itself, and is that of the company or of the unit that is read', async () => {
  const { world, path, page } = await openWith({
    ...routes,
    costs: { method: 'GET', path: '/api/analytics/day-costs' },
  });
  await world.earnByUnit();
  await path.gates.figures.open();
  await page.goto('/analytics?from=2026-10&to=2026-10');
  await path.gates.costs.abort();
  const card = page.getByRole('region', { name: say('analytics', 'costs.name'), exact: true });
  await card
    .getByRole('alert')
    .filter({ hasText: say('common', 'noAnswer') })
    .waitFor();
  await card.getByRole('button', { name: say('common', 'tryAgain') }).click();
  await path.gates.costs.open();

  const plot = card.getByRole('slider');
  await plot.waitFor();
  const said = async () => {
    const texts = await card.locator('h3 + *, h3 + * + *').allInnerTexts();
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  };
  const company = [
    "104 545 so'm butun kompaniyada",
    "6 xodim · 110 kun · jami 11 500 000 so'm · oldin 100 000 so'm",
  ];
  const unit = ["110 000 so'm Sex", "5 xodim · 100 kun · jami 11 000 000 so'm · oldin 100 000 so'm"];
  expect(await said()).toEqual(company);
  await card.getByText(say('analytics', 'costs.few', { count: 1 })).waitFor();
  const rows = card.getByRole('link');
  expect(await rows.getAttribute('href')).toBe('/payments/earnings?month=2026-10');

  await plot.press('ArrowDown');
  await card.getByRole('button', { name: say('analytics', 'costs.release') }).waitFor();
  expect(await said()).toEqual(unit);
  expect((await plot.getAttribute('aria-valuetext'))!.replaceAll(/\s/g, ' ')).toBe(
    "Sex, 110 000 so'm, 5 xodim, 100 kun, jami 11 000 000 so'm, oldin 100 000 so'm",
  );
  expect(await rows.getAttribute('href')).toBe(`/payments/earnings?month=2026-10&unit=${world.unitId}`);
  await plot.press('Escape');
  await card.getByText(say('analytics', 'costs.whole')).waitFor();
  expect(await said()).toEqual(company);

  const file = page.waitForEvent('download');
  await csvOf(page, say('analytics', 'costs.export')).click();
  expect((await file).suggestedFilename()).toBe('bir-ish-kuni-xarajati-2026-10-2026-10.csv');

  await page.getByRole('radio', { name: say('analytics', 'table') }).click();
  const table = card.getByRole('table');
  await table.getByRole('link', { name: 'Sex' }).waitFor();
  const lines = await table.getByRole('row').allInnerTexts();
  expect(lines.slice(1).map((line) => line.replaceAll('\u00a0', ' ').split(/\n+/))).toEqual([
    ['Sex', '5', '100', '11 000 000', '110 000', '100 000'],
    ['Boʻlimsiz', '1', '–', '–', '–', '–'],
    ['Jami', '6', '110', '11 500 000', '104 545', '100 000'],
  ]);
  const asked = page.waitForRequest(/earnings.*unit=/);
  await table.getByRole('link', { name: 'Sex' }).click();
  await asked;
});

test('when attendance fails, what loads by itself is shown', async () => {
  const { path, page } = await open();
  await page.goto('/analytics');
  await page.getByRole('slider', { name: say('analytics', 'arrivals.name') }).waitFor();
  await path.gates.figures.abort();
  await page
    .getByRole('alert')
    .filter({ hasText: say('common', 'noAnswer') })
    .waitFor();
  await page.getByRole('heading', { name: say('advances', 'title') }).waitFor();
  expect(await page.getByRole('region', { name: say('analytics', 'measures.attendance.name') }).count()).toBe(
    0,
  );
});
