import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { openStream } from '#tests/support/server/eventStream.ts';
import { relayStream, type StreamRelay } from '#tests/support/browser/streamRelay.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model, type OtherTab } from './notificationStream.model.ts';
import { NotifiedWorld } from './notified.world.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = { count: { method: 'GET', path: '/api/notifications' } };
const name = 'davomat-notifications';
/** How a refresh of the session ends, in what the page's machines tell. */
const refreshed = 'xstate.done.actor.refreshTokens';
/** A day off, without reminders. */
const now = '2026-11-22T10:00:00+05:00';

let app: App;
let relay: StreamRelay;
let say: Say;
let world: NotifiedWorld;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ now }), loadTexts('uz-Latn')]);
  relay = await relayStream(app.server.url);
  world = await NotifiedWorld.make(app.server);
});
afterAll(async () => {
  await relay.close();
  await app.close();
});

async function openOther(tab: Page): Promise<OtherTab> {
  await tab.goto('/mark.svg');
  await tab.evaluate(
    (lock) =>
      new Promise<void>((held) => {
        void navigator.locks.request(lock, () => {
          held();
          return new Promise<void>((passOn) => Object.assign(window, { passOn }));
        });
      }),
    name,
  );
  return {
    notify: (event) =>
      tab.evaluate(([to, data]) => new BroadcastChannel(to).postMessage(data), [name, event] as const),
    passLead: () => tab.evaluate(() => (window as unknown as { passOn: () => void }).passOn()),
  };
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    accessToken: localStorage.getItem('token') ?? '',
    deviceId: localStorage.getItem('deviceId') ?? '',
  }));

describe('notifications as they happen', () =>
  walkEach(
    model,
    async () => {
      const { server } = app;
      await world.reset();
      await world.notify(1);
      const path = await openPath(app, routes, {
        viewport: phone,
        session: await world.signIn(),
        streamFrom: relay.url,
      });
      const { page, gates, visit, recorder } = path;
      const other = await openOther(await visit.context.newPage());
      // Otherwise each tab would reconnect at a moment of its own.
      await page.addInitScript(() => (Math.random = () => 0));
      const refreshes = () => recorder.taken('session').filter((id) => id.endsWith(refreshed)).length;
      let refreshesBefore = 0;
      const untilStreams = (count: number) =>
        expect.poll(() => server.streaming(), { timeout: 30_000 }).toBe(count);
      return {
        path,
        driver: {
          page,
          say,
          gates,
          relay,
          world,
          other,
          untilStreams,
          crowdOut: async () => {
            refreshesBefore = refreshes();
            const as = await stored(page);
            const others = await Promise.all([1, 2, 3, 4].map(() => openStream(server.url, as)));
            for (const stream of others) await stream.next('ready');
            for (const stream of others) await stream.close();
          },
          untilRefreshed: () => expect.poll(refreshes, { timeout: 30_000 }).toBeGreaterThan(refreshesBefore),
          outliveTokens: () => server.clock.advance(16 * 60_000),
        },
      };
    },
    // The server sends its heartbeat by itself.
    { shown: false, still: true, echoes: ['notificationStream.following.streaming.open · stream.beat'] },
  ));
