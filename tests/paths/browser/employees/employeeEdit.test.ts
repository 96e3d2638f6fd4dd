import { afterAll, beforeAll, describe, expect } from 'vitest';
import { unitId } from '#machines/flows/employees/employeeEdit/employeeEditMachine.cases.ts';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { addUnit } from '#tests/support/worlds/staff.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model } from './employeeEdit.model.ts';
import { StaffWorld } from './staff.world.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { holdStorage } from '../support/storageGate.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = {
  load: { method: 'GET', path: '/api/employees/*' },
  preview: { method: 'POST', path: '/api/employees/*/terms/effect' },
  update: { method: 'PUT', path: '/api/employees/*' },
};
const over = ['saved', 'unchanged', 'cancelled'];

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

describe('correcting a record', () =>
  walkEach(
    model,
    async ({ steps }) => {
      const world = await StaffWorld.make(app.server);
      // The record of the cases.
      const id = await world.hire({
        lastName: 'Karimova',
        firstName: 'Aziza',
        passportSerialNumber: 'AA1234567',
        pinfl: '52902049999978',
        phoneNumber: '998901234567',
        salary: 600_000_000,
      });
      const { server, organizationId } = world;
      await addUnit(server, { organizationId, id: unitId, title: 'Savdo' });
      const path = await openPath(app, routes, { session: world.employer });
      const { page, gates, visit } = path;
      const { drafts } = await holdStorage(page, { drafts: 'davomat-drafts' });
      drafts.close();
      const sent = recordSent(page, routes.update);
      await page.goto(`/employees/${id}/edit`);
      const end = async () => {
        const last = steps.at(-1)?.to.label ?? '';
        if (last === 'saved' || last === 'unchanged')
          await expect.poll(() => world.draft(visit.context, `employeeEdit/${id}`)).toBeNull();
      };
      return { path, driver: { page, say, world, ...gates, drafts, id, sent }, end };
    },
    { maxLength: 25, shown: (states) => !states.some((state) => over.includes(state)) },
  ));
