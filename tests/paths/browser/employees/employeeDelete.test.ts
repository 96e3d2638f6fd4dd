import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model } from './employeeDelete.model.ts';
import { StaffWorld } from './staff.world.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = { remove: { method: 'DELETE', path: '/api/employees/*' } };

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

describe('deleting a person', () =>
  walkEach(
    model,
    async () => {
      const world = await StaffWorld.make(app.server);
      const path = await openPath(app, routes, { session: world.employer });
      const { page, gates } = path;
      const person = { id: await world.hire() };
      const sent = recordSent(page, routes.remove);
      await page.goto(`/employees/${person.id}`);
      return { path, driver: { page, say, world, remove: gates.remove, person, sent } };
    },
    { shown: false },
  ));
