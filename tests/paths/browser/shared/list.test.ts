import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model } from './list.model.ts';
import { StaffWorld } from '../employees/staff.world.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = {
  load: { method: 'GET', path: '/api/employees' },
  change: { method: 'POST', path: '/api/employees/status' },
};
const addresses: Record<string, string> = {
  default: '/employees',
  fromAddress: '/employees?page=3&search=ali&status=notIdentified&sort=-name',
};

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

describe('the list of employees', () =>
  walkEach(model, async ({ variant }) => {
    const world = await StaffWorld.make(app.server);
    const path = await openPath(app, routes, { session: world.employer });
    const { page, gates } = path;
    const ids: string[] = [];
    const have = async (count: number) => {
      await Promise.all(ids.splice(count).map((id) => world.remove(id)));
      const wanted = Array.from({ length: Math.max(0, count - ids.length) });
      ids.push(...(await Promise.all(wanted.map(() => world.hire({ firstName: 'Ali' })))));
    };
    await page.goto(addresses[variant] ?? '');
    return { path, driver: { page, say, load: gates.load, change: gates.change, have } };
  }));
