import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { employeeDeleteMachine } from '#machines/flows/employees/employeeDelete/employeeDeleteMachine.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { model } from './employeeDelete.model.ts';
import { StaffWorld } from './staff.world.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';

const routes = { remove: { method: 'DELETE', path: '/api/employees/*' } };

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

describe('deleting a person', () => {
  const coverage = new Coverage(employeeDeleteMachine);

  test.each(pathsToWalk(model, { goal: 'edges' }))('%s', async (_name, walked) => {
    const { page, recorder, gates } = path;
    const id = await world.hire();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') sent.push(request.headers()['idempotency-key'] ?? '');
    });
    await page.goto(`/employees/${id}`);
    const settled = settledBy(recorder, { coverage, shown: false });
    await walk(model, walked, { page, say, world, remove: gates.remove, id, sent }, { settled });
    const done = walked.steps.find(({ to }) => to.label === 'deleted');
    const outcome = done?.event as { output?: string } | undefined;
    const status = (await world.record(id))?.status;
    expect(status).toBe(
      outcome ? { removed: undefined, left: 'left' }[outcome.output ?? ''] : 'notIdentified',
    );
  });

  test('took every transition', () => {
    assertAllTaken(coverage);
  });
});
