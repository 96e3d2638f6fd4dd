import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importRunMachine } from '#machines/flows/employees/importRun/importRunMachine.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { model } from './importRun.model.ts';
import { holdJobs, RunWorld } from './importRun.world.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { stopTime } from '../support/stillTime.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';

const one = '/api/employees/imports/*';
const routes = {
  load: { method: 'GET', path: one },
  remove: { method: 'DELETE', path: one },
  act: { method: 'POST', path: `${one}/*` },
};

let app: App;
let say: Say;
let world: RunWorld;
let path: PathPage<keyof typeof routes>;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  await holdJobs(app.server);
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await RunWorld.make(app.server);
  path = await openPath(app, routes, { session: world.staff.employer });
});
afterEach(async () => {
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});

describe('an upload that the server has', () => {
  const coverage = new Coverage(importRunMachine);

  test.each(pathsToWalk(model))('%s', async (_name, walked) => {
    const { page, recorder, gates } = path;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST')
        sent.push(`${request.url()} ${request.headers()['idempotency-key'] ?? ''}`);
    });
    await page.goto(`/employees/imports/${world.importId}`);
    await page.locator('main[data-machine=importRun]').waitFor();
    // The poll comes when the path says so, however slow this computer is.
    await stopTime(page);
    const settled = settledBy(recorder, {
      coverage,
      shown: (states) => !states.includes('abandoned'),
    });
    await walk(model, walked, { page, say, world, gates, sent }, { settled });
  });

  test('took every transition', () => {
    assertAllTaken(coverage);
  });
});
