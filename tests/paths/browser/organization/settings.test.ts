import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/index.ts';
import { sampleSettings } from '#machines/flows/organization/settingsSection/settingsSectionCases.ts';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { StaffWorld } from '../employees/staff.world.ts';
import { openPath } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';
import { model as calendarDay } from './calendarDay.model.ts';
import { model as calendarYear } from './calendarYear.model.ts';
import { model as detailsSettings } from './detailsSettings.model.ts';
import { model as paySettings } from './paySettings.model.ts';
import type { SectionDriver } from './settingsSection.model.ts';
import { model as workSettings } from './workSettings.model.ts';
import { model as withdrawal } from './settingsWithdrawal.model.ts';

const api = '/api/organization/settings';
const before = '/notifications';

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ now: '2026-11-18T12:00:00+05:00' }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

/** A company whose pay has been settled, as in the cases. */
async function company(): Promise<StaffWorld> {
  const world = await StaffWorld.make(app.server);
  const { today, pay } = await settingsOf(world);
  const body = { ...sampleSettings.pay.current, version: pay.version, validFrom: today } as never;
  bodyOf(await app.server.call('updatePaySettings', { as: world.employer, body }));
  return world;
}

const settingsOf = async (world: StaffWorld) =>
  bodyOf(await app.server.call('getSettings', { as: world.employer }));

/** A colleague saves one field from tomorrow on. */
const colleague = {
  details: async (world: StaffWorld, title: string) => {
    const { details } = await settingsOf(world);
    bodyOf(await app.server.call('updateDetails', { as: world.employer, body: { ...details, title } }));
  },
  pay: async (world: StaffWorld, percent: string, inDays = 1) => {
    const { today, pay } = await settingsOf(world);
    const change = {
      version: pay.version,
      validFrom: addDays(today, inDays),
      advancePercent: Number(percent),
    };
    const body = { ...pay.current, ...change } as never;
    bodyOf(await app.server.call('updatePaySettings', { as: world.employer, body }));
  },
  calendar: async (world: StaffWorld, kind: string) => mark(world, kind),
  work: async (world: StaffWorld, minutes: string) => {
    const { today, work } = await settingsOf(world);
    const change = { version: work.version, validFrom: addDays(today, 1), graceMinutes: Number(minutes) };
    const body = { ...work.current, ...change };
    bodyOf(await app.server.call('updateWorkSettings', { as: world.employer, body }));
  },
};

/** Founded in October, which is closed, and with nothing of the year stored: as in the cases. */
async function withCalendar(world: StaffWorld): Promise<void> {
  const { db, clock } = app.server;
  const { organizationId } = world;
  await db
    .updateTable('organization')
    .set({ createdAt: new Date('2026-10-05T12:00:00+05:00') })
    .where('id', '=', organizationId)
    .execute();
  await db
    .insertInto('period')
    .values({ organizationId, month: '2026-10', state: 'closed', changedAt: clock.date() })
    .execute();
}

const mark = async (world: StaffWorld, kind: string) => {
  const at = { as: world.employer, path: { year: 2026 } };
  const { version } = bodyOf(await app.server.call('getCalendar', at));
  const days = [{ date: '2026-11-20', kind: kind as 'dayOff' }];
  bodyOf(await app.server.call('updateCalendar', { ...at, body: { version, acceptDecree: false, days } }));
};

const routesOf = (load: string, part: string) => ({
  load: { method: 'GET', path: load },
  preview: { method: 'POST', path: `${part}/effect` },
  save: { method: 'PUT', path: part },
});

const year = '/api/organization/calendar/2026';

const sections = [
  { part: 'details' as const, path: '/settings/company', model: detailsSettings },
  { part: 'pay' as const, path: '/settings/company/salary', model: paySettings },
  { part: 'work' as const, path: '/settings/company/hours', model: workSettings },
  { part: 'calendar' as const, path: '/settings/calendar/2026', model: calendarYear },
];

describe.each(sections)('the section $part', ({ part, path: place, model }) => {
  const coverage = new Coverage(model.machine);
  test.each(pathsToWalk(model, { maxLength: 30 }))('%s', async (_name, walked) => {
    const world = await company();
    if (part === 'calendar') await withCalendar(world);
    const routes = part === 'calendar' ? routesOf(year, year) : routesOf(api, `${api}/${part}`);
    const path = await openPath(app, routes, { viewport: desk, session: world.employer });
    const { page, gates, recorder, visit } = path;
    await page.goto(before);
    await page.locator('main[aria-busy="false"] h1').waitFor();
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, place);
    const driver: SectionDriver = {
      ...gates,
      page,
      say,
      before,
      sent: recordSent(page, routes.save),
      saveBehindTheBack: (value) => colleague[part](world, value),
    };
    const settled = settledBy(recorder, { coverage, shown: (states) => !states.includes('left') });
    await walk(model, walked, driver, { settled });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, model.leftOut());
  });
});

describe('a day of the calendar', () => {
  const coverage = new Coverage(calendarDay.machine);
  test.each(pathsToWalk(calendarDay, { maxLength: 60 }))('%s', async (_name, walked) => {
    const world = await company();
    await withCalendar(world);
    const path = await openPath(app, {}, { viewport: desk, session: world.employer });
    const { page, recorder, visit } = path;
    await mark(world, 'dayOff');
    await page.goto('/settings/calendar/2026');
    await page.locator('[data-date="2026-12-31"]').waitFor();
    const settled = settledBy(recorder, { coverage, shown: false });
    await walk(calendarDay, walked, { page, say }, { settled });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, calendarDay.leftOut());
  });
});

describe('a planned version', () => {
  const coverage = new Coverage(withdrawal.machine);
  test.each(pathsToWalk(withdrawal, { maxLength: 25 }))('%s', async (_name, walked) => {
    const world = await company();
    // One for each withdrawal of the path.
    await colleague.pay(world, '30', 1);
    await colleague.pay(world, '20', 2);
    const route = { method: 'POST', path: `${api}/withdraw` };
    const { page, gates, recorder, visit } = await openPath(
      app,
      { withdraw: route },
      { viewport: desk, session: world.employer },
    );
    await page.goto('/settings/company/salary');
    await page.getByText(say('settings', 'planned'), { exact: true }).waitFor();
    const driver = { ...gates, page, say, sent: recordSent(page, route) };
    await walk(withdrawal, walked, driver, { settled: settledBy(recorder, { coverage, shown: false }) });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, withdrawal.leftOut());
  });
});
