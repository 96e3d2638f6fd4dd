import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import { destinations } from '#machines/flows/development/demoClock/demoClockMachine.ts';
import { destinations as ofServer } from '#server/demo/destinations.ts';
import { sampleId } from '#server/seed/numbers.ts';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { desk, phone, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model } from './demoClock.model.ts';
import { demoOptions, shownTime } from './demoClock.world.ts';
import { openPath } from '../support/openPath.ts';
import { keepOwnDate } from '../support/stillTime.ts';
import { walkEach } from '../support/walkEach.ts';

const employer = '998901000001';
const routes = {
  read: { method: 'GET', path: '/dev/clock' },
  move: { method: 'POST', path: '/dev/clock/move' },
};

/** No time is known yet. */
const isFirst = ({ context }: { context: unknown }) => (context as { now: string | null }).now === null;

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(demoOptions), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

describe('the bar above a page that is kept', () =>
  walkEach(
    model,
    async () => {
      const session = await app.server.signIn(employer);
      // A page that does not let go cannot be emptied for the next path.
      const path = await openPath(app, routes, { session, viewport: phone, isNew: true });
      const { page, gates } = path;
      await keepOwnDate(page);
      const kept = { asked: 0 };
      page.on('dialog', (dialog) => {
        kept.asked += 1;
        void dialog.dismiss();
      });
      await page.goto(`/employees/${sampleId('employee', 2)}/edit`);
      return { path, driver: { app, page, say, ...gates, kept } };
    },
    { shown: false, still: true, distinguish: isFirst },
  ));

test('a move opens the page again, at the time where the server then is', async () => {
  expect(destinations).toEqual(ofServer);
  const visit = await app.visit({ viewport: desk, session: await app.server.signIn(employer) });
  const { page } = visit;
  const time = page.getByRole('region', { name: say('demo', 'label') }).locator('time');
  const { clock } = app.server;
  await page.goto('/home');
  for (const to of destinations) {
    await time.waitFor();
    const before = clock.now();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: say('demo', `move.${to}`), exact: true }).click();
    await loaded;
    await time.waitFor();
    expect([to, await time.textContent()]).toEqual([to, shownTime(app)]);
    expect(clock.now(), to).toBeGreaterThan(before);
    const today = companyDate(clock.now());
    await page.getByRole('heading', { name: formatDate(today, 'uz-Latn', 'dayMonth') }).waitFor();
    expect(companyDate(await page.evaluate(() => Date.now()))).toBe(today);
    expect(await page.evaluate(() => new Date() instanceof Date)).toBe(true);
  }
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'the bar speaks the language of the page, and is not printed (%s)',
  async (theme) => {
    const visit = await app.visit({ viewport: phone, theme });
    const { page } = visit;
    await page.goto('/auth/login');
    const payday = page.getByRole('button', { name: say('demo', 'move.payday'), exact: true });
    await Promise.all([payday.waitFor(), page.locator('main h1').waitFor()]);
    expect((await payday.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await assertAccessible(page, 'sign-in of the demo');
    const russian = await loadTexts('ru');
    await page.getByRole('combobox', { name: say('common', 'language') }).selectOption('ru');
    await page.getByRole('button', { name: russian('demo', 'move.payday'), exact: true }).waitFor();
    const bar = page.getByRole('region', { name: russian('demo', 'label') });
    await page.emulateMedia({ media: 'print' });
    expect(await bar.isVisible()).toBe(false);
    await visit.close();
    expect(visit.complaints).toEqual([]);
  },
);
