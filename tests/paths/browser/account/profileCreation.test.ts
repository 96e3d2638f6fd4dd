import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cases,
  given,
  offerId,
} from '#machines/flows/account/profileCreation/profileCreationMachine.cases.ts';
import { phone, startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { NewcomerWorld } from './newcomer.world.ts';
import { model, passStart } from './profileCreation.model.ts';
import { DraftGate } from '../support/draftGate.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';

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
let path: PathPage<keyof typeof routes>;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await NewcomerWorld.make(app.server, offerId, given);
});
afterAll(() => app.close());
beforeEach(async () => {
  await world.begin();
  path = await openPath(app, routes, { viewport: phone, session: world.session });
});
afterEach(async () => {
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});

describe('a profile and a place to work', () => {
  const coverage = new Coverage(cases.machine);

  test.each(pathsToWalk(model))('%s', async (_name, walked) => {
    const { page, recorder, gates } = path;
    const drafts = await DraftGate.on(page, [world.accountId, 'profileCreation']);
    await page.goto(`/step/continue?side=${walked.variant}`);
    await passStart({ gates });
    // The screen navigates home at once.
    const shown = (states: readonly string[]) => !states.includes('entered');
    const settled = settledBy(recorder, { coverage, still: true, shown });
    await walk(model, walked, { page, say, gates, drafts, world }, { settled });
    // `founded` stays on the screen; every other end has left it.
    const end = walked.steps.at(-1)?.to.label;
    if (end === 'founded' || end === 'entered') await expect.poll(() => drafts.kept()).toBeNull();
  });

  test('took every transition', () => {
    assertAllTaken(coverage, model.leftOut());
  });
});
