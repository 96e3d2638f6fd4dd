import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { model } from './list.model.ts';
import { StaffWorld } from '../employees/staff.world.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';

const routes = {
  load: { method: 'GET', path: '/api/employees' },
  change: { method: 'POST', path: '/api/employees/status' },
};
const addresses: Record<string, string> = {
  default: '/employees',
  fromAddress: '/employees?page=3&search=ali&status=notIdentified&sort=-name',
};

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

describe('the list of employees', () => {
  const coverage = new Coverage(listMachineOf());

  test.each(pathsToWalk(model))('%s', async (_name, walked) => {
    const { page, recorder, gates } = path;
    const ids: string[] = [];
    const have = async (count: number) => {
      await Promise.all(ids.splice(count).map((id) => world.remove(id)));
      const wanted = Array.from({ length: Math.max(0, count - ids.length) });
      ids.push(...(await Promise.all(wanted.map(() => world.hire({ firstName: 'Ali' })))));
    };
    await page.goto(addresses[walked.variant] ?? '');
    const settled = settledBy(recorder, { coverage });
    await walk(model, walked, { page, say, load: gates.load, change: gates.change, have }, { settled });
  });

  test('took every transition', () => {
    assertAllTaken(coverage, model.leftOut());
  });
});
