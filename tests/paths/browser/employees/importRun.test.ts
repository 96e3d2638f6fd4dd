import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model } from './importRun.model.ts';
import { holdJobs, RunWorld } from './importRun.world.ts';
import { openPath } from '../support/openPath.ts';
import { stopTime } from '../support/stillTime.ts';
import { walkEach } from '../support/walkEach.ts';

const one = '/api/employees/imports/*';
const routes = {
  load: { method: 'GET', path: one },
  remove: { method: 'DELETE', path: one },
  act: { method: 'POST', path: `${one}/*` },
};

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  await holdJobs(app.server);
});
afterAll(() => app.close());

describe('an upload that the server has', () =>
  walkEach(
    model,
    async () => {
      const world = await RunWorld.make(app.server);
      const path = await openPath(app, routes, { session: world.staff.employer });
      const { page, gates } = path;
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST')
          sent.push(`${request.url()} ${request.headers()['idempotency-key'] ?? ''}`);
      });
      await page.goto(`/employees/imports/${world.importId}`);
      await page.locator('main[data-machine=importRun]').waitFor();
      // The poll comes when the path says so, however slow this computer is.
      await stopTime(page);
      return { path, driver: { page, say, world, gates, sent } };
    },
    { shown: (states) => !states.includes('abandoned') },
  ));
