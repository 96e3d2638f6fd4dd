import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { WorkWorld } from '../time/work.world.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';
import { model as showing } from './cardShowing.model.ts';
import { heldCopies } from './heldCopies.ts';
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

const cardRoutes = { show: { method: 'POST', path: '/api/payments/requests/*/card' } };

describe('showing the card to whoever pays by hand', () =>
  walkEach(
    showing,
    async () => {
      const world = await WorkWorld.make(app.server);
      const { employer, employee } = world.company;
      const path = await openPath(app, cardRoutes, { session: employer });
      const requestId = await world.askAgain();
      const body = { event: 'approve' as const, requests: [{ id: requestId }] };
      bodyOf(await app.server.call('reviewPaymentRequests', { as: employer, job: employer.jobId, body }));
      const { db } = app.server;
      const ofEmployer = await db
        .selectFrom('account')
        .select('phoneNumber')
        .where('id', '=', employer.accountId)
        .executeTakeFirstOrThrow();
      const payAlone = async (alone: boolean) => {
        const { phoneNumber } = alone ? ofEmployer : employee;
        const record = db.updateTable('employee').set({ phoneNumber });
        await record.where('id', '=', employee.jobId).execute();
      };
      const copies = await heldCopies(path.page);
      await path.page.goto(`/requests/${requestId}`);
      const { page, gates } = path;
      return { path, driver: { page, say, world, show: gates.show, copies, payAlone, requestId } };
    },
    { shown: false },
  ));
