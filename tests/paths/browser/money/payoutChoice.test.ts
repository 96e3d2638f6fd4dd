import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { startMulticard, type MulticardStandIn } from '#tests/support/standIns/multicardStandIn.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { putInDoubt } from '#tests/support/worlds/payoutInDoubt.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { WorkWorld } from '../time/work.world.ts';
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
      const world = await WorkWorld.make(app.server);
      const { employer, organizationId } = world.company;
      const { db } = app.server;
      const opened = await openPath(app, routes, { session: employer });
      const { page, gates } = opened;
      await gates.load.open();
      await page.goto('/settings/payouts');
      await page.getByText(say('payouts', 'about.hand'), { exact: true }).waitFor();
      let isInDoubt = false;
      const payInDoubt = async (inDoubt: boolean) => {
        const isNew = inDoubt !== isInDoubt;
        isInDoubt = inDoubt;
        if (isNew && inDoubt) {
          const sandbox = { version: 0, provider: 'sandbox' } as const;
          bodyOf(
            await app.server.call('updatePayoutSettings', {
              ...{ as: employer, job: employer.jobId, body: sandbox },
            }),
          );
          await putInDoubt(app.server, await world.askAgain());
        } else if (isNew) {
          await db
            .updateTable('payoutItem')
            .set({ state: 'failed' })
            .where('organizationId', '=', organizationId)
            .execute();
          await db.deleteFrom('payoutSettings').where('organizationId', '=', organizationId).execute();
        }
        return isNew;
      };
      const takeKept = () =>
        db.deleteFrom('payoutSettings').returning(['provider', 'version']).executeTakeFirst();
      const sent = recordSent(page, routes.save);
      return { path: opened, driver: { page, say, ...gates, takeKept, payInDoubt, sent } };
    },
    { shown: false },
  ));
