import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatTime } from '#domain/format/index.ts';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { WorkWorld } from '../time/work.world.ts';
import { openGates } from '../support/gates.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { model } from './overviewTile.model.ts';

const routes = { count: { method: 'GET', path: '/api/attendance/to-settle/count' } };

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

/** Of every tile but the one that is walked, and what waits, which is made of all: the words, and the state it is in. */
const othersOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const tiles = [...main.querySelectorAll<HTMLElement>('section')].filter(
      (one) => !['settle-title', 'waits-title'].includes(one.getAttribute('aria-labelledby')!),
    );
    return [main, ...tiles].map((one) => ({
      state: one.dataset['state'] ?? 'shown.fresh',
      text: one === main ? '' : one.textContent,
    }));
  });

describe('one tile of the overview beside the others', () =>
  walkEach(
    model,
    async () => {
      const world = await WorkWorld.make(app.server);
      await world.forgotCheckOut();
      await world.askAgain();
      await app.server.figuresCounted();
      const path = await openPath(app, routes, { session: world.company.employer });
      const { page, gates } = path;
      const recorder = path.recorder.ofActor('toSettle');
      await page.goto('/home');
      await gates.count.arrived();
      const isFresh = ({ state }: { state: string }) => state === 'shown.fresh';
      await expect.poll(async () => (await othersOf(page)).every(isFresh)).toBe(true);
      const first = await othersOf(page);
      expect(first.length).toBe(7);
      // Those that refresh with it have their answers before page time is moved again, which would end their calls.
      const othersStay = () => expect.poll(() => othersOf(page)).toEqual(first);
      return { path: { ...path, recorder }, driver: { page, say, ...gates, othersStay } };
    },
    { shown: false, still: true },
  ));

test('each role has the tiles and the duties of what it may see, as of the server’s minute, and asks for no others', async () => {
  const { server } = app;
  const world = await WorkWorld.make(server);
  const { employer } = world.company;
  await world.forgotCheckOut();
  await world.askAgain();
  const unitIds = [await makeUnit(server, employer, 'Sex')];
  const seen: Record<string, string[]> = {};
  const waits: Record<string, string[]> = {};
  for (const role of ['owner', 'manager', 'accountant'] as const) {
    const session =
      role === 'owner'
        ? employer
        : await joinColleague(server, employer, { role, ...(role === 'manager' && { unitIds }) });
    const visit = await app.visit({ session });
    const refused: string[] = [];
    visit.page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(answer.url());
    });
    await visit.page.goto('/home');
    await visit.page.locator('main[data-state="shown.fresh"]').waitFor();
    await visit.page.locator('.skeleton').first().waitFor({ state: 'detached' });
    const cards = visit.page.locator('main section.card');
    seen[role] = await cards.evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('aria-labelledby')} ${one.dataset['state']}`),
    );
    const duties = visit.page.getByRole('region', { name: say('overview', 'waits.title') });
    waits[role] = await duties.getByRole('link').allInnerTexts();
    if (waits[role].length === 0) await duties.getByText(say('overview', 'waits.none')).waitFor();
    const time = formatTime(server.clock.now());
    await visit.page.getByText(say('overview', 'asOf', { time }), { exact: true }).waitFor();
    const title = say('overview', 'settle.title');
    if (role === 'owner') {
      await visit.page.getByRole('button', { name: say('shell', 'about', { name: title }) }).click();
      await visit.page.getByText(say('definitions', 'figure.waiting.about')).waitFor();
      // The next visit keeps room for as many lines as there were, and no more.
      const height = async () => (await duties.boundingBox())!.height;
      const first = await height();
      const { count } = await openGates(visit.page, routes);
      await visit.page.reload();
      await count.arrived();
      await duties.and(visit.page.locator('[aria-busy="true"]')).waitFor();
      const loading = await height();
      await count.pass();
      await duties.getByRole('link').first().waitFor();
      expect([loading, loading < first]).toEqual([await height(), true]);
    }
    expect([refused, visit.complaints]).toEqual([[], []]);
    await visit.close();
  }
  const shown = (...ids: string[]) => ids.map((id) => `${id}-title shown.fresh`);
  expect(seen).toEqual({
    owner: shown('settle', 'money', 'pay-date', 'arrivals-plot'),
    manager: shown('settle', 'arrivals-plot'),
    accountant: shown('money', 'pay-date', 'arrivals-plot'),
  });
  const [days, requests] = [say('overview', 'waits.days'), say('overview', 'waits.requests')];
  // Nobody is in the manager's unit.
  expect(waits).toEqual({ owner: [days, requests], manager: [], accountant: [requests] });
});
