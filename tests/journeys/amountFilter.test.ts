import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkWorld } from '#tests/paths/browser/time/work.world.ts';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

test('requests are found by amount, in the address; a range that ends below its beginning is refused at its field', async () => {
  const world = await WorkWorld.make(app.server);
  const { employer } = world.company;
  const id = await world.askAgain();
  const visit = await app.visit({ session: employer });
  const { page } = visit;
  await page.goto('/requests');
  const row = page.locator(`a[href="/requests/${id}"]`).first();
  await row.waitFor();
  const field = (name: string) => page.locator(`input[name="${name}"]`);

  await field('amountFrom').fill('100001');
  await field('amountFrom').press('Enter');
  await row.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?amountFrom=10000100');

  await field('amountTo').fill('100000');
  await field('amountTo').press('Enter');
  await page.getByText(say('fields', 'amountsCross'), { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?amountFrom=10000100');

  await field('amountFrom').fill('100000');
  await field('amountFrom').press('Enter');
  await row.waitFor();
  expect(new URL(page.url()).search).toBe('?amountFrom=10000000&amountTo=10000000');
  expect(await page.getByText(say('fields', 'amountsCross'), { exact: true }).count()).toBe(0);
  await page.reload();
  await row.waitFor();
  expect(await field('amountTo').inputValue()).toMatch(/^100\s000$/);
  await visit.close();
  expect(visit.complaints).toEqual([]);
});
