import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model as employeeInvitation } from './employeeInvitation.model.ts';
import { model as employeeRecord } from './employeeRecord.model.ts';
import { model as employeeStatus } from './employeeStatus.model.ts';
import { model as mismatch } from './mismatch.model.ts';
import { model as salaryMoving } from './salaryMoving.model.ts';
import { model as termWithdrawal } from './termWithdrawal.model.ts';
import { MismatchWorld } from './mismatch.world.ts';
import { StaffWorld } from './staff.world.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = {
  load: { method: 'GET', path: '/api/employees/*' },
  change: { method: 'POST', path: '/api/employees/status' },
  remove: { method: 'DELETE', path: '/api/employees/*' },
  send: { method: 'POST', path: '/api/employees/*/mismatch' },
  move: { method: 'POST', path: '/api/employees/*/salary/move' },
  withdraw: { method: 'POST', path: '/api/employees/*/salary/withdraw' },
  invite: { method: 'POST', path: '/api/employees/*/invitation' },
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

describe('the page of a record', () =>
  walkEach(
    employeeRecord,
    async () => {
      const record = await MismatchWorld.make(world);
      const path = await openPath(app, routes, { session: world.employer });
      const { page, gates } = path;
      await gates.change.open();
      await gates.send.open();
      await gates.withdraw.open();
      await gates.move.open();
      await page.goto(`/employees/${record.id}`);
      return { path, driver: { page, say, staff: world, world: record, gates } };
    },
    {
      // After a deletion the list is shown.
      shown: (states) => !states.includes('deleted'),
      // Each report comes from a dialog that was opened before.
      echoes: ['status', 'deletion', 'correction', 'withdrawal', 'moving'].map(
        (change) => `employeeRecord.shown.resting · ${change}.chosen`,
      ),
    },
  ));

describe('the status of a person', () =>
  walkEach(
    employeeStatus,
    async () => {
      const id = await world.hire({ lastName: 'Karimova', firstName: 'Aziza' });
      const path = await openPath(app, routes, { session: world.employer });
      const { page, gates } = path;
      await gates.load.open();
      await page.goto(`/employees/${id}`);
      const sent = recordSent(page, routes.change);
      return { path, driver: { page, say, world, change: gates.change, id, sent } };
    },
    { shown: false },
  ));

describe('a record that its person’s account disagrees with', () =>
  walkEach(
    mismatch,
    async () => {
      const record = await MismatchWorld.make(world);
      const path = await openPath(app, routes, { session: world.employer });
      const { page, gates } = path;
      await gates.load.open();
      await page.goto(`/employees/${record.id}`);
      const sent = recordSent(page, routes.send);
      return { path, driver: { page, say, send: gates.send, sent, world: record } };
    },
    { shown: false },
  ));

describe('a planned salary that is taken back', () =>
  walkEach(
    termWithdrawal,
    async () => {
      const id = await world.hire({ lastName: 'Karimova', firstName: 'Aziza' });
      const path = await openPath(app, routes, { session: world.employer });
      const { page, gates } = path;
      await gates.load.open();
      await page.goto(`/employees/${id}/money`);
      const sent = recordSent(page, routes.withdraw);
      return { path, driver: { page, say, withdraw: gates.withdraw, sent, world, id } };
    },
    { shown: false },
  ));

describe('a planned salary that is given another first day', () =>
  walkEach(
    salaryMoving,
    async () => {
      const id = await world.hire({ lastName: 'Karimova', firstName: 'Aziza' });
      const path = await openPath(app, routes, { session: world.employer });
      const { page, gates } = path;
      await gates.load.open();
      await page.goto(`/employees/${id}/money`);
      const sent = recordSent(page, routes.move);
      return { path, driver: { page, say, move: gates.move, sent, world, id } };
    },
    { shown: false },
  ));

describe('a message to somebody who was hired', () =>
  walkEach(
    employeeInvitation,
    async () => {
      const id = await world.hire({ lastName: 'Karimova', firstName: 'Aziza' });
      const { phoneNumber } = (await world.record(id))!;
      const path = await openPath(app, routes, { session: world.employer });
      const { page, gates } = path;
      await gates.load.open();
      await page.goto(`/employees/${id}`);
      const sent = recordSent(page, routes.invite);
      return { path, driver: { page, say, world, invite: gates.invite, id, phoneNumber, sent } };
    },
    { shown: false },
  ));
