import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { employeeBulkMachine } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { model } from './employeeBulk.model.ts';
import { StaffWorld } from './staff.world.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';

const routes = { change: { method: 'POST', path: '/api/employees/status' } };

let app: App;
let say: Say;
let world: StaffWorld;
let path: PathPage<keyof typeof routes>;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await StaffWorld.make(app.server);
  path = await openPath(app, routes, { session: world.employer });
});
afterEach(async () => {
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});

describe('changing many', () => {
  const coverage = new Coverage(employeeBulkMachine);

  test.each(pathsToWalk(model))('%s', async (_name, walked) => {
    const { page, recorder, gates } = path;
    const people: [string, string] = [
      await world.hire({ lastName: 'Karimova', firstName: 'Aziza' }),
      await world.hire({ lastName: 'Rahimov', firstName: 'Dilshod' }),
    ];
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(routes.change.path))
        sent.push(`${request.headers()['idempotency-key'] ?? ''} ${request.postData() ?? ''}`);
    });
    await page.goto('/employees');
    const settled = settledBy(recorder, { coverage, shown: false });
    await walk(model, walked, { page, say, world, change: gates.change, people, sent }, { settled });
  });

  test('took every transition', () => {
    assertAllTaken(coverage);
  });
});
