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
import { model as kindChange, type KindsDriver } from './absenceKindChange.model.ts';
import { model as closing } from './unitClosing.model.ts';
import { model as naming, type UnitsDriver } from './unitNaming.model.ts';

const units = '/api/organization/units';
const routes = {
  make: { method: 'POST', path: units },
  rename: { method: 'PUT', path: `${units}/*` },
  close: { method: 'POST', path: `${units}/*/close` },
  kinds: { method: 'GET', path: '/api/attendance/absence-kinds' },
  kind: { method: 'PUT', path: '/api/attendance/absence-kinds/*' },
};

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

type Driver = UnitsDriver & KindsDriver;

const walks = (
  model: Model<Driver>,
  address: string,
  shows: () => string,
  titles: readonly string[] = [],
) => {
  const coverage = new Coverage(model.machine);
  test.each(pathsToWalk(model, { maxLength: 25 }))('%s', async (_name, walked) => {
    const world = await StaffWorld.make(app.server);
    const restore = async (title: string) => {
      bodyOf(await app.server.call('createUnit', { as: world.employer, body: { title } }));
    };
    for (const title of titles) await restore(title);
    const path = await openPath(app, routes, { viewport: desk, session: world.employer });
    const { page, recorder, visit } = path;
    await path.gates.kinds.open();
    const takeKinds = () =>
      app.server.db.deleteFrom('absenceKind').returning(['number', 'lettersUzLatn']).execute();
    await page.goto(address);
    await page.getByText(shows(), { exact: true }).first().waitFor();
    const driver = {
      ...path.gates,
      ...{ page, say, restore, takeKinds, sent: recordSent(page, ...Object.values(routes)) },
    };
    await walk(model, walked, driver, { settled: settledBy(recorder, { coverage, shown: false }) });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, model.leftOut());
  });
};

describe('naming a unit', () => walks(naming, '/settings/units', () => 'Sotuv', ['Sotuv', 'Ofis']));
describe('closing a unit', () => walks(closing, '/settings/units', () => 'Sotuv', ['Sotuv', 'Ofis']));
describe('changing a kind of absence', () =>
  walks(kindChange, '/settings/absences', () => say('absences', 'kind.n9')));
