import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { model as employeeStatus } from './employeeStatus.model.ts';
import { model as mismatch } from './mismatch.model.ts';
import { MismatchWorld } from './mismatch.world.ts';
import { StaffWorld } from './staff.world.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = {
  load: { method: 'GET', path: '/api/employees/*' },
  change: { method: 'POST', path: '/api/employees/status' },
  remove: { method: 'DELETE', path: '/api/employees/*' },
  send: { method: 'POST', path: '/api/employees/*/mismatch' },
};

let app: App;
let say: Say;
let world: StaffWorld;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await StaffWorld.make(app.server);
});

/** A browser of the employer's, and what it sent so far. */
async function open(of: 'status' | 'mismatch') {
  const path = await openPath(app, routes, { session: world.employer });
  const sent: string[] = [];
  path.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/${of}`))
      sent.push(`${request.headers()['idempotency-key'] ?? ''}\n${request.postData() ?? ''}`);
  });
  return { path, sent };
}

describe('the status of a person', () =>
  walkEach(employeeStatus, async () => {
    const id = await world.hire({ lastName: 'Karimova', firstName: 'Aziza' });
    const { path, sent } = await open('status');
    await path.page.goto(`/employees/${id}`);
    return { path, driver: { page: path.page, say, world, gates: path.gates, id, sent } };
  }));

describe('a record that its person’s account disagrees with', () =>
  walkEach(
    mismatch,
    async () => {
      const record = await MismatchWorld.make(world);
      const { path, sent } = await open('mismatch');
      await path.gates.load.open();
      await path.page.goto(`/employees/${record.id}`);
      await path.page
        .getByRole('button', { name: say('employeeRecord', 'mismatchFix'), exact: true })
        .waitFor();
      return { path, driver: { page: path.page, say, send: path.gates.send, sent, world: record } };
    },
    { shown: false },
  ));
