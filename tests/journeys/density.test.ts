import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { desk, phone, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts } from '#tests/support/browser/texts.ts';

const employer = '998901000001';

/** Rows of the table between its heading and whatever stands at the end of the screen. */
const rowsInView = (page: Page) =>
  page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const top = edge('.data-head').bottom;
    const bottom = Math.min(innerHeight, edge('.list-foot').top);
    const rows = [...document.querySelectorAll('.data-row')].map((row) => row.getBoundingClientRect());
    return rows.filter((row) => row.top >= top - 1 && row.bottom <= bottom + 1).length;
  });
const density = (page: Page) => page.locator('html').getAttribute('data-density');

describe('how much stands on a screen', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp({ seed: seedSampleCompany });
  });
  afterAll(() => app.close());

  const visitEmployees = async (viewport: typeof desk) => {
    const visit = await app.visit({ viewport, session: await app.server.signIn(employer), language: 'ru' });
    await visit.page.goto('/employees');
    await visit.page.locator('.data-row').first().waitFor();
    await visit.page.locator('.list-foot').waitFor();
    return visit;
  };

  test('a desk shows 18 employees with header, filters and footer', async () => {
    // A name is read whole: the longest takes lines of its own.
    await app.server.db
      .updateTable('employee')
      .set({ firstName: 'Anvar', lastName: 'Xolov' })
      .where('firstName', 'like', 'Muhammadjon %')
      .execute();
    const visit = await visitEmployees(desk);
    const { page } = visit;
    expect(await density(page)).toBe('compact');
    expect(await rowsInView(page)).toBeGreaterThanOrEqual(18);
    for (const part of ['.bar', '[role=search]', '.list-foot'])
      expect(await page.locator(part).first().isVisible()).toBe(true);
    const body = await page
      .locator('.data-row')
      .first()
      .evaluate((row) => getComputedStyle(row).fontSize);
    expect(body).toBe('14px');
    await visit.close();
  });

  test('a phone stays comfortable', async () => {
    const visit = await visitEmployees(phone);
    const { page } = visit;
    expect(await density(page)).toBe('comfortable');
    await visit.close();
  });

  test('what a person chooses is kept on the device', async () => {
    const say = await loadTexts('ru');
    const visit = await visitEmployees(desk);
    const { page } = visit;
    await page.goto('/account');
    await page.getByRole('radio', { name: say('account', 'density.comfortable') }).click();
    await page.goto('/employees');
    await page.locator('.data-row').first().waitFor();
    expect(await density(page)).toBe('comfortable');
    expect(await rowsInView(page)).toBeLessThan(13);
    await page.goto('/account');
    await page.getByRole('radio', { name: say('account', 'density.auto') }).click();
    await page.locator('html[data-density=compact]').waitFor();
    await visit.close();
  });
});
