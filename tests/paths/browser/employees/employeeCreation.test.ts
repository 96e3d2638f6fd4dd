import { afterAll, beforeAll, describe, expect } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { isLong } from '#tests/support/run/long.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model } from './employeeCreation.model.ts';
import { HiringWorld } from './employeeCreation.world.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { holdStorage } from '../support/storageGate.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = { create: { method: 'POST', path: '/api/employees' } };

/** A long run takes every transition with this and without it. */
const distinguish = ({ context }: { context: { errors: object } }) => Object.keys(context.errors).length > 0;

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

describe('hiring in two steps', () =>
  walkEach(
    model,
    async ({ steps }) => {
      const world = await HiringWorld.make(app.server);
      const path = await openPath(app, routes, { session: world.employer });
      const { page, gates, visit } = path;
      const { drafts } = await holdStorage(page, { drafts: 'davomat-drafts' });
      drafts.close();
      const sent = recordSent(page, routes.create);
      await page.goto('/employees/new');
      const end = async () => {
        const hired = steps.filter(({ to }) => to.label === 'saved').length;
        expect(await world.employees()).toHaveLength(hired);
        if (steps.at(-1)?.to.label === 'saved')
          await expect.poll(() => world.draft(visit.context)).toBeNull();
      };
      return { path, driver: { page, say, ...gates, drafts, world, sent }, end };
    },
    { shown: (states) => !states.includes('cancelled'), ...(isLong && { distinguish }) },
  ));
