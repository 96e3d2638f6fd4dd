import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountWords } from '#domain/format/amountWords.ts';
import { formatMonth } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import type { App } from '#tests/support/browser/app.ts';
import { startLookApp } from '#tests/support/scenes/lookApp.ts';
import { findScreen } from '#tests/support/scenes/screens.ts';
import { visitAs } from '#tests/support/scenes/shoot.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startLookApp(), loadTexts('ru')]);
});
afterAll(() => app.close());

async function show(name: string): Promise<Page> {
  const screen = findScreen(name);
  const { page } = await visitAs(app, screen.who, {
    language: 'ru',
    viewport: { width: 1440, height: 900 },
  });
  await screen.open({ app, page, say });
  return page;
}

async function expectOnePage(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}

test('the sheet of a printed gate is one page of A4', async () => {
  await expectOnePage(await show('gate-print'));
});

test('figures of a period are printed without the frame, on white, with whose and of when they are', async () => {
  const page = await show('analytics');
  await page.getByRole('slider', { name: say('analytics', 'arrivals.name') }).waitFor();
  const [frame, filters] = [page.getByRole('navigation').first(), page.getByRole('search')];
  const whose = page.getByText('Namuna Savdo · ноябрь 2025 г. – ноябрь 2026 г.', { exact: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.dark').waitFor();
  await whose.waitFor({ state: 'hidden' });
  expect([await frame.isVisible(), await filters.isVisible()]).toEqual([true, true]);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.locator('html.light').waitFor();
  await whose.waitFor();
  await frame.waitFor({ state: 'hidden' });
  await filters.waitFor({ state: 'hidden' });
  for (const button of await page.getByRole('button').all()) expect(await button.isVisible()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.locator('html.dark').waitFor();
});

test('a payslip opens from the list of months, adds up, says its sum in words, and is one page of A4', async () => {
  const page = await show('payslips');
  const month = formatMonth('2026-10', 'ru');
  await page.getByRole('link', { name: month, exact: true }).click();
  const slip = page.getByRole('article', { name: say('payslips', 'ofMonth', { month }) });
  await slip.waitFor();

  const sums = async (part: 'earning' | 'given' | 'toPay' | 'paying') => {
    const texts = await slip
      .getByRole('region', { name: say('payslips', part), exact: true })
      .locator('.figures')
      .allInnerTexts();
    return texts.map((text) => Number(text.replace('\u2212', '-').replace(/[^\d-]/gu, '')));
  };
  const [earned, given, [takenBack, toPay = 0], paid] = [
    (await sums('earning')).at(-1)!,
    await sums('given'),
    await sums('toPay'),
    await sums('paying'),
  ];
  expect(given).toContain(-100_000_000);
  expect(takenBack).toBe(-15_000_000);
  expect([...given, takenBack!].reduce((rest, sum) => rest + sum, earned)).toBe(toPay);
  expect(paid).toEqual([toPay]);
  expect(toPay).toBeGreaterThan(0);
  await slip.getByText(amountWords(tiyin(toPay), 'ru')).waitFor();

  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'hidden' });
  await expectOnePage(page);

  await page.goto('/payslips/2025-01');
  await page.getByText(say('payslips', 'missing'), { exact: true }).waitFor();
});
