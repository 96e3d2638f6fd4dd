import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { WorkWorld } from '../attendance/work.world.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { model } from './payoutSettling.model.ts';

const routes = { settle: { method: 'POST', path: '/api/payments/requests/*/settle' } };

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

describe('saying what became of a payment', () =>
  walkEach(
    model,
    async () => {
      const world = await WorkWorld.make(app.server);
      const path = await openPath(app, routes, { session: world.company.employer });
      const sent = recordSent(path.page, routes.settle);
      const chosen = { id: await world.askAgain() };
      await path.page.goto(`/requests/${chosen.id}`);
      const { page, gates } = path;
      return { path, driver: { page, say, settle: gates.settle, world, server: app.server, sent, chosen } };
    },
    { shown: false },
  ));
