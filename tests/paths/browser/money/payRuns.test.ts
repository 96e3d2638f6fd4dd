import { afterAll, beforeAll, describe } from 'vitest';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { model as changing } from './payRunChange.model.ts';
import { model as lining } from './payLineChange.model.ts';
import { model as confirming } from './payRunConfirming.model.ts';
import { model as making } from './payRunMaking.model.ts';
import { PayRunsWorld } from './payRuns.world.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

const makeRoute = { make: { method: 'POST', path: '/api/payments/runs' } };
const changeRoutes = {
  change: { method: 'POST', path: '/api/payments/runs/*/change' },
  cancel: { method: 'POST', path: '/api/payments/runs/*/cancellation' },
  compute: { method: 'POST', path: '/api/payments/runs/*/computation' },
  retry: { method: 'POST', path: '/api/payments/runs/*/retry' },
  stop: { method: 'POST', path: '/api/payments/runs/*/stop' },
  setNet: { method: 'POST', path: '/api/payments/runs/*/net-pay' },
};
const lineRoutes = {
  add: { method: 'POST', path: '/api/employees/*/pay-lines' },
  withdraw: { method: 'POST', path: '/api/employees/*/pay-lines/*/withdrawal' },
};
const confirmRoute = { confirm: { method: 'POST', path: '/api/payments/runs/*/confirmation' } };

describe('computing what everybody gets', () =>
  walkEach(
    making,
    async () => {
      const world = await PayRunsWorld.make(app.server);
      const path = await openPath(app, makeRoute, { session: world.work.company.employer, viewport: desk });
      const sent = recordSent(path.page, makeRoute.make);
      await path.page.goto('/payments/runs');
      const { page, gates } = path;
      return { path, driver: { page, say, make: gates.make, world, sent } };
    },
    { shown: false },
  ));

describe('changing a draft', () =>
  walkEach(
    changing,
    async () => {
      const world = await PayRunsWorld.make(app.server);
      const path = await openPath(app, changeRoutes, {
        session: world.work.company.employer,
        viewport: desk,
      });
      const sent = recordSent(path.page, ...Object.values(changeRoutes));
      const chosen = { id: (await world.make()).id };
      await path.page.goto(`/payments/runs/${chosen.id}`);
      const { page, gates } = path;
      return { path, driver: { page, say, ...gates, world, sent, chosen } };
    },
    {
      shown: false,
      distinguish: ({ context }) => (context as { subject: { verb: string } | null }).subject?.verb,
    },
  ));

describe('adding to a salary and deducting from it', () =>
  walkEach(
    lining,
    async () => {
      const world = await PayRunsWorld.make(app.server);
      const path = await openPath(app, lineRoutes, {
        session: world.work.company.employer,
        viewport: desk,
      });
      const sent = recordSent(path.page, ...Object.values(lineRoutes));
      const chosen = { id: (await world.make()).id };
      await path.page.goto(`/payments/runs/${chosen.id}`);
      const { page, gates } = path;
      return { path, driver: { page, say, ...gates, world, sent, chosen } };
    },
    {
      shown: false,
      distinguish: ({ context }) => (context as { subject: { verb: string } | null }).subject?.verb,
    },
  ));

describe('confirming a draft', () =>
  walkEach(
    confirming,
    async () => {
      const world = await PayRunsWorld.make(app.server);
      const path = await openPath(app, confirmRoute, {
        session: world.work.company.employer,
        viewport: desk,
      });
      const sent = recordSent(path.page, confirmRoute.confirm);
      const chosen = { id: (await world.make()).id };
      await path.page.goto(`/payments/runs/${chosen.id}`);
      const { page, gates } = path;
      return { path, driver: { page, say, ...gates, world, sent, chosen } };
    },
    {
      shown: false,
      distinguish: ({ context }) =>
        (context as { subject: { confirming: string } | null }).subject?.confirming,
    },
  ));
