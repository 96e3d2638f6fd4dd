import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { desk, startApp, type App } from '#tests/support/app.ts';
import { bodyOf } from '#tests/support/punching.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
  app.server.clock.set(Date.parse('2026-11-18T09:30:00+05:00'));
});
afterAll(() => app.close());

test('a tile leads to the people it counts; after the shift’s start they are expected and not here', async () => {
  const session = await app.server.signIn('998901000001');
  const { counts } = bodyOf(await app.server.call('getDayBoard', { as: session }));
  const missing = counts.notStarted;
  expect(missing).toBeGreaterThan(0);
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  await page.goto('/home');
  await page.getByRole('link', { name: new RegExp(`^${say('home', 'expected')}\\s*${missing}`) }).click();
  await page.waitForURL('**/attendances?show=notStarted');
  const label = say('attendance', 'board.expected');
  await page.getByRole('button', { name: new RegExp(`^${label}\\s*${missing}$`), pressed: true }).waitFor();
  // The count and at least one row say so.
  await expect.poll(() => page.locator('main').getByText(label).count()).toBeGreaterThan(1);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('the overview names who came last, the latest first, with the minute', async () => {
  const session = await app.server.signIn('998901000001');
  const query = { pageSize: 10, sort: '-arrivedAt' } as const;
  const { items } = bodyOf(await app.server.call('getDayBoard', { as: session, query }));
  const came = items.flatMap(({ fullName, day: { pairs } }) =>
    pairs[0] ? [[fullName, pairs[0].in] as const] : [],
  );
  expect(came.length).toBeGreaterThan(1);
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  await page.goto('/home');
  const lines = page.getByRole('region', { name: say('home', 'arrivals') }).getByRole('listitem');
  await lines.first().waitFor();
  const shown = await lines.evaluateAll((all) =>
    all.map((line) => [line.querySelector('a')?.textContent, line.querySelector('time')?.dateTime]),
  );
  expect(shown).toEqual(came.slice(0, shown.length));
  expect(shown.length).toBeGreaterThan(1);
  await visit.close();
});

test('the list of imports says when each was started and by whom, and opens one by its row’s menu', async () => {
  const session = await app.server.signIn('998901000001');
  const as = session;
  const body = { fileName: 'xodimlar.xlsx', rowCount: 1 };
  const { startedBy } = bodyOf(await app.server.call('startImport', { as, body }));
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  await page.goto('/employees/imports');
  await page.getByText('xodimlar.xlsx').first().waitFor();
  const text = await page.locator('main').innerText();
  expect(text).toContain(startedBy);
  expect(text).toContain('09:30');
  const menu = { name: say('lists', 'rowMenu', { name: body.fileName }) };
  await page.getByRole('row').nth(1).hover();
  await page.getByRole('button', menu).first().click();
  await page.getByRole('menuitem', { name: say('lists', 'open'), exact: true }).click();
  await page.waitForURL(/\/employees\/imports\/.+/);
  await page.goBack();
  await page.getByText(body.fileName).first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('lists', 'open'), exact: true }).click();
  await page.waitForURL(/\/employees\/imports\/.+/);
  await visit.close();
});
