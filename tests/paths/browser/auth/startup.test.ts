import { afterAll, beforeAll, describe } from 'vitest';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { isLong } from '#tests/support/run/long.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { EntryWorld } from './entry.world.ts';
import { model } from './startup.model.ts';
import { openPath } from '../support/openPath.ts';
import { holdStorage } from '../support/storageGate.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = {
  scripts: { method: 'GET', path: '/assets/*' },
  info: { method: 'GET', path: '/api/account/info' },
};

/** A long run takes every transition with this and without it. */
const distinguish = ({ context }: { context: { facts: object | null } }) => context.facts !== null;

let app: App;
let say: Say;
let world: EntryWorld;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await EntryWorld.make(app.server);
});
afterAll(() => app.close());

describe('where a start leads', () =>
  walkEach(
    model,
    async () => {
      await world.be('complete');
      const path = await openPath(app, routes, { viewport: phone, deviceId: world.deviceId });
      const { page, gates } = path;
      const { storage } = await holdStorage(page, { storage: 'davomat-session' });
      await page.goto('/account', { waitUntil: 'commit' });
      return { path, driver: { page, say, gates, storage, world } };
    },
    { shown: false, still: true, ...(isLong && { distinguish }) },
  ));
