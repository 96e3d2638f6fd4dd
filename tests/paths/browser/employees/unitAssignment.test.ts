import { afterAll, beforeAll, describe } from 'vitest';
import { unitId } from '#machines/flows/employees/unitAssignment/unitAssignmentMachine.cases.ts';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { StaffWorld } from './staff.world.ts';
import { model, unitTitle } from './unitAssignment.model.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

const path = '/api/organization/unit-assignments';
const routes = {
  effect: { method: 'POST', path: `${path}/effect` },
  change: { method: 'POST', path },
};

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

/** The unit’s own schedule, of six days a week. */
async function giveSixDays({ employer: as }: StaffWorld): Promise<void> {
  const hours = { start: '09:00', end: '18:00' };
  const schedule = {
    ...{ kind: 'weekly' as const, breakMinutes: 60, worksOnHolidays: false, anchor: null },
    days: [1, 2, 3, 4, 5, 6, 7].map((day) => (day < 7 ? hours : null)),
  };
  const body = { title: 'Olti kun', validFrom: '2026-11-01', schedule };
  const { id: scheduleId } = bodyOf(await app.server.call('createSchedule', { as, body }));
  const given = { scheduleId, employeeIds: [], unitIds: [unitId], validFrom: '2026-11-01' };
  bodyOf(await app.server.call('assignSchedule', { as, body: given }));
}

describe('putting people into a unit', () =>
  walkEach(
    model,
    async () => {
      const world = await StaffWorld.make(app.server);
      const { organizationId } = world;
      await app.server.db
        .insertInto('unit')
        .values({
          ...{ organizationId, id: unitId, title: unitTitle },
          ...{ closedAt: null, createdAt: app.server.clock.date() },
        })
        .execute();
      await giveSixDays(world);
      await world.hire({ lastName: 'Karimova', firstName: 'Aziza' });
      await world.hire({ lastName: 'Rahimov', firstName: 'Dilshod' });
      const opened = await openPath(app, routes, { viewport: desk, session: world.employer });
      const { page, gates } = opened;
      const sent = recordSent(page, routes.change);
      const restore = async () => {
        await app.server.db.deleteFrom('employeeUnit').where('unitId', '=', unitId).execute();
      };
      await page.goto('/employees');
      return { path: opened, driver: { ...gates, page, say, sent, restore } };
    },
    { shown: false },
  ));
