import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { employeeEditMachine } from '#machines/flows/employees/employeeEdit/employeeEditMachine.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { model } from './employeeEdit.model.ts';
import { StaffWorld } from './staff.world.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { holdStorage } from '../support/storageGate.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';

const routes = {
  load: { method: 'GET', path: '/api/employees/*' },
  update: { method: 'PUT', path: '/api/employees/*' },
};
const over = ['saved', 'unchanged', 'cancelled'];

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

describe('correcting a record', () => {
  const coverage = new Coverage(employeeEditMachine);

  test.each(pathsToWalk(model, { maxLength: 25 }))('%s', async (_name, walked) => {
    const { page, recorder, gates } = path;
    // The record of the cases.
    const id = await world.hire({
      lastName: 'Karimova',
      firstName: 'Aziza',
      passportSerialNumber: 'AA1234567',
      pinfl: '52902049999978',
      phoneNumber: '998901234567',
      salary: 600_000_000,
    });
    const { drafts } = await holdStorage(page, { drafts: 'davomat-drafts' });
    drafts.close();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT')
        sent.push(`${request.headers()['idempotency-key'] ?? ''} ${request.postData() ?? ''}`);
    });
    await page.goto(`/employees/${id}/edit`);
    const settled = settledBy(recorder, {
      coverage,
      shown: (states) => !states.some((state) => over.includes(state)),
    });
    const { load, update } = gates;
    await walk(model, walked, { page, say, world, load, update, drafts, id, sent }, { settled });
    const end = walked.steps.at(-1)?.to.label ?? '';
    if (end === 'saved' || end === 'unchanged')
      await expect.poll(() => world.draft(path.visit.context, `employeeEdit/${id}`)).toBeNull();
  });

  test('took every transition', () => {
    assertAllTaken(coverage);
  });
});
