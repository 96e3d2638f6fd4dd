import { afterAll, beforeAll, describe } from 'vitest';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { isLong } from '#tests/support/run/long.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { EntryWorld } from './entry.world.ts';
import { model } from './session.model.ts';
import { openPath } from '../support/openPath.ts';
import { holdStorage } from '../support/storageGate.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = {
  scripts: { method: 'GET', path: '/assets/*' },
  refresh: { method: 'POST', path: '/api/auth/refresh-token' },
  device: { method: 'PUT', path: '/api/account/devices' },
  info: { method: 'GET', path: '/api/account/info' },
};
/** One change in another tab arrives as three storage events and a message; all but the first change nothing. */
const echoes = ['session.authenticated · session.changedElsewhere[1]'];

/** A long run takes every transition with this and without it. */
const distinguish = ({ context }: { context: { failures: number } }) => context.failures > 0;

let app: App;
let say: Say;
let world: EntryWorld;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await EntryWorld.make(app.server);
});
afterAll(() => app.close());

describe('who is signed in', () =>
  walkEach(
    model,
    async () => {
      const path = await openPath(app, routes, { viewport: phone, deviceId: world.deviceId });
      const { page, gates } = path;
      const { storage } = await holdStorage(page, { storage: 'davomat-session' });
      await gates.info.open();
      await page.goto('/account', { waitUntil: 'commit' });
      // public/boot.js reads the tokens too, before anything below it is parsed; what a path does to them is for the
      // app alone.
      await page.locator('#root').waitFor({ state: 'attached' });
      return { path, driver: { page, say, gates, storage, world } };
    },
    { shown: false, echoes, still: true, ...(isLong && { distinguish }) },
  ));
