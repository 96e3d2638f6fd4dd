import { afterAll, beforeAll, describe, expect } from 'vitest';
import { given, offerId } from '#machines/flows/account/profileCreation/profileCreationMachine.cases.ts';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { NewcomerWorld } from './newcomer.world.ts';
import { model, passStart } from './profileCreation.model.ts';
import { DraftGate } from '../support/draftGate.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = {
  info: { method: 'GET', path: '/api/account/info' },
  account: { method: 'GET', path: '/api/account' },
  jobs: { method: 'GET', path: '/api/account/jobs' },
  profile: { method: 'PUT', path: '/api/account/profile' },
  accept: { method: 'POST', path: '/api/account/jobs/*/accept' },
  found: { method: 'POST', path: '/api/organization' },
};

let app: App;
let say: Say;
let world: NewcomerWorld;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await NewcomerWorld.make(app.server, offerId, given);
});
afterAll(() => app.close());

describe('a profile and a place to work', () =>
  walkEach(
    model,
    async ({ variant, steps }) => {
      await world.begin();
      const path = await openPath(app, routes, { viewport: phone, session: world.session });
      const { page, gates } = path;
      const drafts = await DraftGate.on(page, [world.accountId, 'profileCreation']);
      await page.goto(`/step/continue?side=${variant}`);
      await passStart({ gates });
      const end = async () => {
        // `founded` stays on the screen; every other end has left it.
        const last = steps.at(-1)?.to.label;
        if (last === 'founded' || last === 'entered') await expect.poll(() => drafts.kept()).toBeNull();
      };
      return { path, driver: { page, say, gates, drafts, world }, end };
    },
    // The screen navigates home at once.
    { still: true, shown: (states) => !states.includes('entered') },
  ));
