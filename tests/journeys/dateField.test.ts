import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  companyDate,
  monthOf,
  weekday,
  type CompanyDate,
} from '#domain/calendar/index.ts';
import { formatDate, formatMonth, formatWeekdayShort } from '#domain/format/index.ts';
import { languages, type Language } from '#domain/language.ts';
import { seedSampleCompany } from '#server/seed/index.ts';
import { phone, startApp, type App, type Visit, type VisitOptions } from '#tests/support/browser/app.ts';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let visit: Visit;
let page: Page;
let say: Say;
let today: CompanyDate;

beforeAll(async () => {
  app = await startApp({ seed: seedSampleCompany });
  today = companyDate(app.server.clock.now());
});
afterAll(() => app.close());
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

async function begin(language: Language, options: VisitOptions = {}): Promise<void> {
  const session = await app.server.signIn('998901000001');
  [visit, say] = await Promise.all([app.visit({ session, language, ...options }), loadTexts(language)]);
  ({ page } = visit);
  await page.goto('/attendances');
  await field().waitFor();
}

const field = () => page.getByRole('textbox', { name: say('attendance', 'board.date') });
const opener = () => page.getByRole('button', { name: say('calendar', 'open') });
const short = (date: CompanyDate) => formatDate(date, 'ru', 'short');
const day = (date: CompanyDate, language: Language) =>
  page.getByRole('button', {
    name: `${formatDate(date, language)}, ${formatDate(date, language, 'weekday')}`,
    exact: true,
  });
/** The board says the day it shows above its rows. */
const shows = async (date: CompanyDate, language: Language) => {
  await page.getByText(formatDate(date, language)).first().waitFor();
  await expect.poll(() => field().inputValue()).toBe(short(date));
};

test('a date is typed in the order of the country, and an impossible or late one is refused in words', async () => {
  await begin('uz-Latn');
  await expect.poll(() => field().inputValue()).toBe(short(today));
  const before = addDays(today, -9);
  await field().fill('');
  await field().pressSequentially(short(before).replaceAll('.', ''));
  await shows(before, 'uz-Latn');
  expect(page.url()).toContain(`date=${before}`);

  const wrong = [
    ['31022026', 'dateImpossible'],
    [short(addDays(today, 1)), 'dateTooLate'],
    ['2002', 'dateIncomplete'],
  ] as const;
  for (const [text, code] of wrong) {
    await field().fill(text);
    await field().blur();
    await page.getByText(say('calendar', code), { exact: true }).waitFor();
    expect(await field().getAttribute('aria-invalid')).toBe('true');
    expect(page.url()).toContain(`date=${before}`);
  }
  await assertAccessible(page, 'a date that does not exist');
  // Cleared and left, it is the day that is shown.
  await field().fill('');
  await field().blur();
  expect(await field().inputValue()).toBe(short(before));
});

test.each(languages)('the calendar speaks %s and is used by keys', async (language) => {
  await begin(language);
  await opener().click();
  const calendar = page.getByRole('dialog', { name: say('attendance', 'board.date') });
  await calendar.getByText(formatMonth(monthOf(today), language), { exact: true }).waitFor();
  expect(await calendar.getByRole('columnheader').allInnerTexts()).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((one) => formatWeekdayShort(one, language)),
  );
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const named = (date: CompanyDate) =>
    `${formatDate(date, language)}, ${formatDate(date, language, 'weekday')}`;
  await expect.poll(focused).toBe(named(today));
  await assertAccessible(page, 'the calendar');

  // There is no day after today.
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(named(today));
  const moves = [
    ['ArrowLeft', addDays(today, -1)],
    ['ArrowUp', addDays(today, -8)],
    ['PageUp', addMonths(addDays(today, -8), -1)],
    ['Shift+PageUp', addMonths(addDays(today, -8), -13)],
  ] as const;
  for (const [key, date] of moves) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(named(date));
  }
  const last = moves.at(-1)![1];
  await page.keyboard.press('Home');
  expect(await focused()).toBe(named(addDays(last, 1 - weekday(last))));

  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe(say('calendar', 'open'));
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe(named(today));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'detached' });
  await shows(addDays(today, -7), language);
});

test('every day is a finger wide on a phone, and the calendar fits the screen', async () => {
  await begin('uz-Cyrl', { viewport: phone, theme: 'dark' });
  await opener().click();
  await day(today, 'uz-Cyrl').waitFor();
  await page.getByRole('button', { name: say('calendar', 'previousMonth') }).click();
  const date = addMonths(today, -1);
  const { width, height, x } = (await day(date, 'uz-Cyrl').boundingBox())!;
  expect([width, height].every((size) => size >= 44)).toBe(true);
  const grid = (await page.getByRole('grid').boundingBox())!;
  expect(grid.x).toBeGreaterThanOrEqual(0);
  expect(grid.x + grid.width).toBeLessThanOrEqual(phone.width);
  expect(x).toBeGreaterThanOrEqual(grid.x);
  await assertAccessible(page, 'the calendar on a dark phone');
  await day(date, 'uz-Cyrl').click();
  await shows(date, 'uz-Cyrl');
});

test('quiet hours are typed in 24 hours, saved when whole, and refused in words otherwise', async () => {
  const session = await app.server.signIn('998901000001');
  [visit, say] = await Promise.all([
    app.visit({ session, language: 'ru', viewport: phone }),
    loadTexts('ru'),
  ]);
  ({ page } = visit);
  await page.goto('/settings/notification-settings');
  await page.getByRole('switch', { name: say('notifications', 'settings.quietOn') }).click();
  const from = page.getByRole('textbox', { name: say('notifications', 'settings.from'), exact: true });
  expect(await from.inputValue()).toBe('22:00');
  await from.fill('2175');
  await from.blur();
  await page.getByText(say('fields', 'timeInvalid'), { exact: true }).waitFor();
  await from.fill('2130');
  await expect.poll(() => from.inputValue()).toBe('21:30');
  const kept = async () => (await app.server.call('getNotificationSettings', { as: session })).body;
  await expect.poll(kept).toMatchObject({ quietHours: { from: '21:30', to: '07:00' } });
});
