import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { startMulticard, type MulticardStandIn } from '#tests/support/multicardStandIn.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { StaffWorld } from '../employees/staff.world.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { model } from './payoutChoice.model.ts';

const path = '/api/organization/payouts';
const routes = { save: { method: 'PUT', path }, load: { method: 'GET', path } };

let app: App;
let say: Say;
let multicard: MulticardStandIn;

beforeAll(async () => {
  multicard = await startMulticard();
  [app, say] = await Promise.all([
    startApp({ config: { multicardUrl: multicard.url } }),
    loadTexts('uz-Latn'),
  ]);
});
afterAll(async () => {
  await app.close();
  await multicard.close();
});

describe('choosing who pays', () =>
  walkEach(
    model,
    async () => {
      const world = await StaffWorld.make(app.server);
      const opened = await openPath(app, routes, { session: world.employer });
      const { page, gates } = opened;
      await gates.load.open();
      await page.goto('/settings/payouts');
      await page.getByText(say('payouts', 'about.hand'), { exact: true }).waitFor();
      const takeKept = () =>
        app.server.db.deleteFrom('payoutSettings').returning(['provider', 'version']).executeTakeFirst();
      const sent = recordSent(page, routes.save);
      return { path: opened, driver: { page, say, ...gates, takeKept, sent } };
    },
    { shown: false },
  ));
