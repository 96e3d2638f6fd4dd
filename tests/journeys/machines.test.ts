import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { desk, phone, startApp, type App } from '#tests/support/app.ts';
import { assertAccessible } from '#tests/support/axe.ts';
import { phoneOf, someEmployee } from '#tests/support/sights.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('ru')]);
});
afterAll(() => app.close());

/** Paths of the states that are lit. */
const lit = (page: Page) =>
  page
    .locator('.chart-frame .state.here')
    .evaluateAll((parts) => [...new Set(parts.map((part) => part.getAttribute('data-state')))].sort());
const chart = (page: Page, id: string) =>
  page.getByRole('group', { name: say('machines', 'chartOf', { id }) });

test('an employer who asks sees where this tab stands, and what it went through, but never what events carry', async () => {
  const session = await app.server.signIn(phoneOf.employer);
  const visit = await app.visit({ session, language: 'ru', viewport: desk });
  const { page } = visit;
  await page.goto('/employees');
  await page.locator('main[data-machine="list"][data-state="filled"]').waitFor();

  await page.keyboard.press('?');
  await chart(page, 'list').waitFor();
  await expect.poll(() => lit(page)).toEqual(['filled']);
  await page.getByRole('searchbox').fill('Nobody of this name?');
  await expect.poll(() => lit(page)).toEqual(['nothingFound']);
  await page.getByRole('searchbox').press('?');
  expect(await chart(page, 'list').count(), 'a question mark in a field is a letter').toBe(1);

  const panel = page.getByRole('complementary', { name: say('machines', 'panel') });
  await panel.getByRole('link', { name: say('machines', 'all') }).click();
  await page.getByRole('heading', { level: 1, name: say('machines', 'title') }).waitFor();
  await page.getByText('list · search.changed').first().waitFor();
  await assertAccessible(page, 'machines');

  await page.locator('main').getByRole('link', { name: 'session' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'session' }).waitFor();
  await chart(page, 'session').first().waitFor();
  await expect
    .poll(() => lit(page))
    .toEqual(['authenticated', 'authenticated.active', 'authenticated.active.settled']);
  await page.getByText('Всё на месте, запросы идут.').waitFor();
  await assertAccessible(page, 'machine');
  const said = await page.locator('body').innerText();
  expect(said).not.toContain(session.accessToken);
  await visit.close();
});

test('an employee record has its own chart, with where it is and how it came there', async () => {
  const visit = await app.visit({
    session: await app.server.signIn(phoneOf.employer),
    language: 'ru',
    viewport: phone,
  });
  const { page } = visit;
  const { id } = await someEmployee(app);
  await page.goto(`/employees/${id}`);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const link = page.getByRole('link', { name: say('machines', 'ofRecord', { name }) });
  await page.locator('.history').waitFor();
  expect(await link.count(), 'shown to nobody who did not ask').toBe(0);

  await page.locator('main').press('?');
  await link.click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
  await expect.poll(() => lit(page)).toEqual(['active']);
  await visit.close();
});

test('the charts are no page of an employee', async () => {
  const visit = await app.visit({
    session: await app.server.signIn(phoneOf.employee),
    language: 'ru',
    viewport: phone,
  });
  const { page } = visit;
  await page.goto('/machines');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(say('machines', 'title'));
  await visit.close();
});
