import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { employeeCreationMachine } from '#machines/flows/employees/employeeCreation/employeeCreationMachine.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { isLong } from '#tests/support/long.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { model } from './employeeCreation.model.ts';
import { HiringWorld } from './employeeCreation.world.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { holdStorage } from '../support/storageGate.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';

const routes = { create: { method: 'POST', path: '/api/employees' } };

/** A long run takes every transition with this and without it. */
const distinguish = ({ context }: { context: { errors: object } }) => Object.keys(context.errors).length > 0;
const paths = pathsToWalk(model, isLong ? { distinguish } : {});

let app: App;
let say: Say;
let world: HiringWorld;
let path: PathPage<keyof typeof routes>;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await HiringWorld.make(app.server);
  path = await openPath(app, routes, { session: world.employer });
});
afterEach(async () => {
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});

describe('hiring in two steps', () => {
  const coverage = new Coverage(employeeCreationMachine);

  test.each(paths)('%s', async (_name, walked) => {
    const { page, recorder, gates } = path;
    const { drafts } = await holdStorage(page, { drafts: 'davomat-drafts' });
    drafts.close();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(routes.create.path))
        sent.push(`${request.headers()['idempotency-key'] ?? ''} ${request.postData() ?? ''}`);
    });
    await page.goto('/employees/new');
    const settled = settledBy(recorder, { coverage, shown: (states) => !states.includes('cancelled') });
    await walk(model, walked, { page, say, create: gates.create, drafts, world, sent }, { settled });
    const hired = walked.steps.filter(({ to }) => to.label === 'saved').length;
    expect(await world.employees()).toHaveLength(hired);
    if (walked.steps.at(-1)?.to.label === 'saved')
      await expect.poll(() => world.draft(path.visit.context)).toBeNull();
  });

  test('took every transition', () => {
    assertAllTaken(coverage);
  });
});
