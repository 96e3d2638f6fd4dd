import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { Coverage, type Model } from '#tests/paths/engine/index.ts';
import { StaffWorld } from '../employees/staff.world.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';
import { model as ending } from './gateEnding.model.ts';
import { model as naming } from './gateNaming.model.ts';
import type { GatesDriver } from './gates.page.ts';

const gates = '/api/organization/gates';
const routes = {
  make: { method: 'POST', path: gates },
  rename: { method: 'PUT', path: `${gates}/*` },
  revoke: { method: 'POST', path: `${gates}/*/revoke` },
  close: { method: 'POST', path: `${gates}/*/close` },
};

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

/** A company with a paired gate, `Kirish`. */
async function withGate(): Promise<{ world: StaffWorld; restore: () => Promise<void> }> {
  const world = await StaffWorld.make(app.server);
  const as = world.employer;
  const { id } = bodyOf(
    await app.server.call('createGate', { as, body: { title: 'Kirish', static: false } }),
  );
  bodyOf(await app.server.call('pairGate', { as, path: { gateId: id } }));
  const restore = async () => {
    await app.server.db.updateTable('gate').set({ closedAt: null }).where('id', '=', id).execute();
    bodyOf(await app.server.call('pairGate', { as, path: { gateId: id } }));
  };
  return { world, restore };
}

const walks = (model: Model<GatesDriver>) => {
  const coverage = new Coverage(model.machine);
  test.each(pathsToWalk(model, { maxLength: 25 }))('%s', async (_name, walked) => {
    const { world, restore } = await withGate();
    const path = await openPath(app, routes, { viewport: desk, session: world.employer });
    const { page, recorder, visit } = path;
    await page.goto('/settings/gates');
    await page.getByText('Kirish', { exact: true }).waitFor();
    const driver = { ...path.gates, page, say, restore, sent: recordSent(page, ...Object.values(routes)) };
    await walk(model, walked, driver, { settled: settledBy(recorder, { coverage, shown: false }) });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, model.leftOut());
  });
};

describe('naming a gate', () => walks(naming));
describe('ending a gate', () => walks(ending));
