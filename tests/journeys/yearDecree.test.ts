import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatMonth } from '#domain/format/index.ts';
import { StaffWorld } from '#tests/paths/browser/employees/staff.world.ts';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

test('the decree of a year is accepted once its effect was seen, and the year is counted by it', async () => {
  const world = await StaffWorld.make(app.server);
  const as = world.employer;
  const read = async () => bodyOf(await app.server.call('getCalendar', { as, path: { year: 2026 } }));
  const byLaw = await read();
  expect(byLaw).toMatchObject({ version: 0, decree: null, waitingDecree: 'PF-257' });
  const visit = await app.visit({ session: as, viewport: desk });
  const { page } = visit;
  await page.goto('/settings/calendar/2026');
  const total = (count: number) =>
    page.getByRole('heading', { name: say('workCalendar', 'workingDays', { count }), exact: true });
  await total(byLaw.totals.fiveDay).waitFor();
  await page.getByText(say('workCalendar', 'waiting', { decree: 'PF-257' }), { exact: true }).waitFor();
  const extra = page.locator('[data-date="2026-08-31"]');
  expect(await extra.getAttribute('data-mark')).toBe('eve');

  await page.getByRole('button', { name: say('workCalendar', 'accept'), exact: true }).click();
  // A draft until it is saved.
  await total(248).waitFor();
  expect(await extra.getAttribute('data-mark')).toBe('off');
  expect(await read()).toEqual(byLaw);
  await page.getByRole('button', { name: say('settings', 'preview'), exact: true }).click();
  const effect = page.getByRole('alertdialog', { name: say('settings', 'effectTitle'), exact: true });
  await effect.getByRole('button', { name: say('settings', 'save'), exact: true }).waitFor();
  // August has a working day less.
  const august = effect.getByRole('row').filter({
    hasText: say('settings', 'effectWorkingDays', { month: formatMonth('2026-08', 'uz-Latn') }),
  });
  expect(await august.innerText()).toContain('21 → 20');
  await effect.getByRole('button', { name: say('settings', 'save'), exact: true }).click();

  // The draft names the decree as well. A page with a draft does not let itself be loaded again.
  await page.getByText(say('settings', 'saved'), { exact: true }).waitFor();
  await page.getByText(say('workCalendar', 'byDecree', { decree: 'PF-257' }), { exact: true }).waitFor();
  await page.reload();
  await total(248).waitFor();
  expect(await extra.getAttribute('data-mark')).toBe('off');
  await extra.click();
  await page
    .getByRole('dialog')
    .getByText(`${say('workCalendar', 'source.decree')}: PF-257`, { exact: true })
    .waitFor();
  expect(await read()).toMatchObject({ version: 1, decree: 'PF-257', totals: { fiveDay: 248, sixDay: 297 } });

  // A year without a decree names the holidays that nobody has announced, and counts one once it is said to.
  const { totals } = bodyOf(await app.server.call('getCalendar', { as, path: { year: 2027 } }));
  await page.goto('/settings/calendar/2027');
  await total(totals.fiveDay).waitFor();
  const hayit = (name: 'roza' | 'qurbon', date: CompanyDate) =>
    page.getByRole('button', {
      name: say('workCalendar', 'countHayit', {
        name: say('workCalendar', `hayit.${name}`),
        date: formatDate(date, 'uz-Latn', 'dayMonth'),
      }),
      exact: true,
    });
  await hayit('qurbon', '2027-05-16').waitFor();
  await hayit('roza', '2027-03-09').click();
  await total(totals.fiveDay - 1).waitFor();
  await hayit('roza', '2027-03-09').waitFor({ state: 'detached' });
  expect(await page.locator('[data-date="2027-03-09"]').getAttribute('data-mark')).toBe('holiday');
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
