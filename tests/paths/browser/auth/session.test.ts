import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionMachine } from '#machines/flows/auth/session/sessionMachine.ts';
import { phone, startApp, type App } from '#tests/support/app.ts';
import { isLong } from '#tests/support/long.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { EntryWorld } from './entry.world.ts';
import { model } from './session.model.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { holdStorage } from '../support/storageGate.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';

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
const paths = pathsToWalk(model, isLong ? { distinguish } : {});

let app: App;
let say: Say;
let world: EntryWorld;
let path: PathPage<keyof typeof routes>;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await EntryWorld.make(app.server);
});
afterAll(() => app.close());
beforeEach(async () => {
  path = await openPath(app, routes, { viewport: phone, deviceId: world.deviceId });
});
afterEach(async () => {
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});

describe('who is signed in', () => {
  const coverage = new Coverage(sessionMachine);

  test.each(paths)('%s', async (_name, walked) => {
    const { page, recorder, gates } = path;
    const { storage } = await holdStorage(page, { storage: 'davomat-session' });
    await gates.info.open();
    await page.goto('/account', { waitUntil: 'commit' });
    const settled = settledBy(recorder, { coverage, shown: false, echoes, still: true });
    await walk(model, walked, { page, say, gates, storage, world }, { settled });
  });

  test('took every transition', () => {
    assertAllTaken(coverage);
  });
});
