import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model, type Driver } from './employeeBulk.model.ts';
import { StaffWorld } from './staff.world.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = { change: { method: 'POST', path: '/api/employees/status' } };

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

describe('changing many', () =>
  walkEach(
    model,
    async () => {
      const world = await StaffWorld.make(app.server);
      const path = await openPath(app, routes, { session: world.employer });
      const { page, gates } = path;
      const people: Driver['people'] = [
        await world.hire({ lastName: 'Karimova', firstName: 'Aziza' }),
        await world.hire({ lastName: 'Rahimov', firstName: 'Dilshod' }),
      ];
      const sent = recordSent(page, routes.change);
      await page.goto('/employees');
      return { path, driver: { page, say, world, change: gates.change, people, sent } };
    },
    { shown: false },
  ));
