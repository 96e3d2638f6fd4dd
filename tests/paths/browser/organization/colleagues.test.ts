import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { Coverage, type Model } from '#tests/paths/engine/index.ts';
import { recordSent, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';
import { model as colleaguePlace } from './colleaguePlace.model.ts';
import { model as colleagueRemoval } from './colleagueRemoval.model.ts';
import { ColleaguesWorld } from './colleagues.world.ts';

const routes = {
  invite: { method: 'POST', path: '/api/organization/colleagues' },
  change: { method: 'PUT', path: '/api/organization/colleagues/*' },
  remove: { method: 'DELETE', path: '/api/organization/colleagues/*' },
};

let app: App;
let say: Say;
let world: ColleaguesWorld;

beforeAll(async () => {
  app = await startApp();
  say = await loadTexts('uz-Latn');
  world = await ColleaguesWorld.make(app.server);
});
afterAll(() => app.close());

function walks<Driver extends ChangeDriver>(
  model: Model<Driver>,
  distinguish: (subject: unknown) => boolean,
): void {
  const coverage = new Coverage(model.machine);
  const among = ({ context }: { context: unknown }) => distinguish((context as { subject: unknown }).subject);
  test.each(pathsToWalk(model, { maxLength: 25, distinguish: among }))('%s', async (_name, walked) => {
    await world.reset();
    const path = await openPath(app, routes, { viewport: phone, session: await world.signIn() });
    const { page, gates } = path;
    await page.goto('/settings/colleagues');
    await page.getByRole('heading', { name: say('colleagues', 'title'), level: 1 }).waitFor();
    const settled = settledBy(path.recorder, { coverage, shown: false });
    const sent = recordSent(page, routes.invite, routes.change, routes.remove);
    await walk(model, walked, { page, say, gates, world, sent } as unknown as Driver, { settled });
    await path.visit.close();
    expect(path.visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, model.leftOut());
  });
}

describe('a place for a colleague', () =>
  walks(colleaguePlace, (subject) => (subject as { id: string | null } | null)?.id === null));
describe('a colleague to remove', () =>
  walks(colleagueRemoval, (subject) => (subject as { state: string } | null)?.state === 'joined'));
