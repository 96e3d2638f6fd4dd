import { afterAll, beforeAll, describe } from 'vitest';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { startPublishing, type Publishing } from '#tests/support/browser/publishing.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { findVersion, model } from './appUpdate.model.ts';
import { NotifiedWorld } from '../notifications/notified.world.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { holdWorker } from '../support/workerGate.ts';

let publishing: Publishing;
let app: App;
let say: Say;
let world: NotifiedWorld;

beforeAll(async () => {
  publishing = await startPublishing();
  const config = { clientFolder: publishing.clientFolder };
  [app, say] = await Promise.all([startApp({ config }), loadTexts('uz-Latn')]);
  world = await NotifiedWorld.make(app.server);
});
afterAll(async () => {
  await app.close();
  await publishing.close();
});

describe('versions of the app', () =>
  walkEach(
    model,
    async ({ steps }) => {
      const session = await world.signIn();
      const path = await openPath(app, {}, { viewport: phone, session, worker: true });
      const { page, visit } = path;
      let newest = await publishing.page();
      const isBehind = steps[0]?.case.endsWith(':waiting');
      if (isBehind) {
        // Another tab stays open: if it closed, the next version would activate by itself.
        const earlier = await visit.context.newPage();
        await earlier.goto('/home');
        await earlier.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
        const older = newest;
        await publishing.publish();
        await findVersion(earlier);
        newest = await publishing.page();
        await publishing.servePage(older);
      }
      const worker = await holdWorker(page);
      await page.goto('/home');
      await page.locator('main[aria-busy="false"] h1').waitFor();
      await publishing.servePage(newest);
      return { path, driver: { page, say, publishing, worker } };
    },
    { shown: false, still: true },
  ));
