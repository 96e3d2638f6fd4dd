import { afterAll, beforeAll, describe, expect } from 'vitest';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { holdSheets } from '../support/sheetGate.ts';
import { model as making } from './registerMaking.model.ts';
import { model as settling } from './registerSettling.model.ts';
import { model as applying } from './resultApplying.model.ts';
import { model as reading } from './fileReading.model.ts';
import { RegistersWorld } from './registers.world.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

const makeRoute = { make: { method: 'POST', path: '/api/payments/registers' } };
const settleRoute = { settle: { method: 'POST', path: '/api/payments/registers/*/settlement' } };
const readRoute = { ask: { method: 'POST', path: '/api/payments/registers/*/result/reading' } };
const applyRoute = { apply: { method: 'POST', path: '/api/payments/registers/*/result' } };

describe('making a register for the bank', () =>
  walkEach(
    making,
    async () => {
      const world = await RegistersWorld.make(app.server);
      const path = await openPath(app, makeRoute, { session: world.accountant, viewport: desk });
      const sent = recordSent(path.page, makeRoute.make);
      const chosen = { id: await world.approve() };
      await path.page.goto('/payments/registers');
      const { page, gates } = path;
      return { path, driver: { page, say, make: gates.make, world, sent, chosen } };
    },
    { shown: false },
  ));

describe('saying what the bank did with a register', () =>
  walkEach(
    settling,
    async () => {
      const world = await RegistersWorld.make(app.server);
      const path = await openPath(app, settleRoute, { session: world.accountant, viewport: desk });
      const sent = recordSent(path.page, settleRoute.settle);
      const chosen = { requestId: await world.approve(), ...(await world.makeRegister()) };
      const { page, gates } = path;
      await page.goto(`/payments?register=${chosen.id}`);
      const name = say('registers', 'numbered', { number: chosen.number });
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      // The bank has no file yet: nothing is being sent.
      await page.getByText(say('registers', 'payment.made'), { exact: true }).waitFor();
      expect(await page.getByText(say('payouts', 'state.sending'), { exact: true }).count()).toBe(0);
      return { path, driver: { page, say, settle: gates.settle, world, sent, chosen } };
    },
    { shown: false },
  ));

describe('reading what the bank says of a register', () =>
  walkEach(
    reading,
    async () => {
      const world = await RegistersWorld.make(app.server);
      const path = await openPath(app, readRoute, { session: world.accountant, viewport: desk });
      const { open } = await holdSheets(path.page);
      const register = { requestId: await world.approve(), ...(await world.makeRegister()) };
      await path.page.goto(`/payments?register=${register.id}`);
      const { page, gates } = path;
      return { path, driver: { page, say, world, ask: gates.ask, open, register } };
    },
    { shown: false },
  ));

describe('settling a register by the bank’s file', () =>
  walkEach(
    applying,
    async () => {
      const world = await RegistersWorld.make(app.server);
      const path = await openPath(app, applyRoute, { session: world.accountant, viewport: desk });
      const sent = recordSent(path.page, applyRoute.apply);
      const chosen = { requestId: await world.approve(), ...(await world.makeRegister()) };
      await path.page.goto(`/payments?register=${chosen.id}`);
      const { page, gates } = path;
      return { path, driver: { page, say, apply: gates.apply, world, sent, chosen } };
    },
    { shown: false },
  ));
