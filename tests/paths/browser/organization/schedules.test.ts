import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Key, type Say } from '#tests/support/browser/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';
import { model as assigning } from './scheduleAssigning.model.ts';
import { model as closing } from './scheduleClosing.model.ts';
import { model as edit } from './scheduleEdit.model.ts';
import { model as preview } from './schedulePreview.model.ts';
import { model as withdrawal } from './scheduleWithdrawal.model.ts';
import { companyOf, plansOf, title } from './schedules.world.ts';

const api = '/api/organization/schedules';
const before = '/notifications';

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

const setClosed = async (id: string, closedFrom: CompanyDate | null): Promise<void> => {
  await app.server.db.updateTable('schedule').set({ closedFrom }).where('id', '=', id).execute();
};

const company = () => companyOf(app);

describe('editing a schedule', () => {
  const coverage = new Coverage(edit.machine);
  test.each(pathsToWalk(edit, { maxLength: 30 }))('%s', async (_name, walked) => {
    const { as, id, entitle } = await company();
    const save = { method: 'PUT', path: `${api}/*` };
    const routes = {
      load: { method: 'GET', path: api },
      preview: { method: 'POST', path: `${api}/effect` },
      save,
    };
    const path = await openPath(app, routes, { viewport: desk, session: as });
    const { page, gates, recorder, visit } = path;
    await page.goto(before);
    await page.locator('main[aria-busy="false"] h1').waitFor();
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, `/settings/schedules/${id}`);
    const driver = { ...gates, page, say, before, sent: recordSent(page, save), saveBehindTheBack: entitle };
    const settled = settledBy(recorder, { coverage, shown: (states) => !states.includes('left') });
    await walk(edit, walked, driver, { settled });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, edit.leftOut());
  });
});

describe('a month of a schedule', () => {
  const coverage = new Coverage(preview.machine);
  test.each(pathsToWalk(preview, { maxLength: 30 }))('%s', async (_name, walked) => {
    const { as, id } = await company();
    const routes = { year: { method: 'GET', path: '/api/organization/calendar/*' } };
    const { page, gates, recorder, visit } = await openPath(app, routes, { viewport: desk, session: as });
    await page.goto(`/settings/schedules/${id}`);
    const settled = settledBy(recorder, { coverage, shown: false });
    await walk(preview, walked, { ...gates, page, say }, { settled });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, preview.leftOut());
  });
});

describe('closing a schedule', () => {
  const coverage = new Coverage(closing.machine);
  test.each(pathsToWalk(closing, { maxLength: 25 }))('%s', async (_name, walked) => {
    const { as, id } = await company();
    const change = { method: 'POST', path: `${api}/*/close` };
    const routes = { effect: { method: 'POST', path: `${api}/*/close/effect` }, change };
    const path = await openPath(app, routes, { viewport: desk, session: as });
    const { page, gates, recorder, visit } = path;
    await page.goto('/settings/schedules');
    await page.getByText(title, { exact: true }).waitFor();
    const driver = {
      ...{ ...gates, page, say, sent: recordSent(page, change) },
      restore: () => setClosed(id, null),
    };
    await walk(closing, walked, driver, { settled: settledBy(recorder, { coverage, shown: false }) });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, closing.leftOut());
  });
});

describe('taking back what is planned', () => {
  const coverage = new Coverage(withdrawal.machine);
  test.each(pathsToWalk(withdrawal, { maxLength: 25 }))('%s', async (_name, walked) => {
    const { world, as, id } = await company();
    const person = await world.hire({ firstName: 'Aziza', lastName: 'Karimova' });
    const unit = bodyOf(await app.server.call('createUnit', { as, body: { title: 'Savdo' } })).id;
    const ofSchedule = { method: 'POST', path: `${api}/*/withdraw` };
    const ofUnit = { method: 'POST', path: '/api/organization/schedule-assignments/withdraw' };
    const ofMove = { method: 'POST', path: '/api/employees/*/unit/withdraw' };
    const path = await openPath(app, { ofSchedule, ofUnit, ofMove }, { viewport: desk, session: as });
    const { page, gates, recorder, visit } = path;
    await page.goto('/settings/schedules');
    await page.getByText(title, { exact: true }).waitFor();
    const plans = plansOf(app, { as, id, person, unit });
    const sent = recordSent(page, ofSchedule, ofUnit, ofMove);
    const record = `/employees/${person}`;
    const driver = { ...gates, page, say, sent, title, ...plans, record };
    await walk(withdrawal, walked, driver, { settled: settledBy(recorder, { coverage, shown: false }) });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, withdrawal.leftOut());
  });
});

describe('giving a schedule', () => {
  const coverage = new Coverage(assigning.machine);
  test.each(pathsToWalk(assigning, { maxLength: 30 }))('%s', async (_name, walked) => {
    const { world, as, make } = await company();
    const person = await world.hire({ firstName: 'Aziza', lastName: 'Karimova' });
    const unit = bodyOf(await app.server.call('createUnit', { as, body: { title: 'Savdo' } })).id;
    const member = { unitId: unit, employeeIds: [person], validFrom: '2026-11-01' };
    bodyOf(await app.server.call('assignUnit', { as, body: member }));
    const closed = await make('Eski');
    await setClosed(closed, '2026-11-01');
    const of = '/api/organization/schedule-assignments';
    const change = { method: 'POST', path: of };
    const routes = { effect: { method: 'POST', path: `${of}/effect` }, change };
    const path = await openPath(app, routes, { viewport: desk, session: as });
    const { page, gates, recorder, visit } = path;
    await page.goto('/settings/schedules');
    await page.getByText(title, { exact: true }).waitFor();
    const restore = async () => {
      await app.server.db
        .deleteFrom('scheduleAssignment')
        .where('organizationId', '=', world.organizationId)
        .execute();
    };
    const driver = {
      ...{ ...gates, page, say, sent: recordSent(page, change), name: 'Karimova Aziza', unit: 'Savdo' },
      ...{ closed, restore },
    };
    await walk(assigning, walked, driver, { settled: settledBy(recorder, { coverage, shown: false }) });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  test('left nothing out', () => {
    assertAllTaken(coverage, assigning.leftOut());
  });
});

test('what was typed stays when a colleague closes the schedule meanwhile, and its save is refused in words', async () => {
  const { as, id } = await company();
  const visit = await app.visit({ viewport: desk, session: as });
  const { page } = visit;
  await page.goto(`/settings/schedules/${id}`);
  const name = page.getByRole('textbox', { name: say('schedules', 'name'), exact: true });
  await name.fill('Tungi');
  const press = (key: Key<'settings'>) =>
    page.getByRole('button', { name: say('settings', key), exact: true }).click();
  await press('preview');
  const asked = page.getByRole('alertdialog', { name: say('settings', 'effectTitle'), exact: true });
  await asked.waitFor();
  const body = { version: 1, validFrom: '2026-11-18' as const };
  bodyOf(await app.server.call('closeSchedule', { as, path: { id }, body }));
  await asked.getByRole('button', { name: say('settings', 'save'), exact: true }).click();
  await page.getByRole('heading', { name: say('settings', 'conflictTitle') }).waitFor();
  const closed = say('schedules', 'isClosed', { date: '18-noyabr, 2026' });
  await page.getByText(closed, { exact: true }).waitFor();
  await press('keepMine');
  await page.getByRole('alert').getByText(say('problems', 'scheduleClosed'), { exact: true }).waitFor();
  expect(await name.inputValue()).toBe('Tungi');
  await page.getByRole('link', { name: say('common', 'back'), exact: true }).click();
  await press('leave');
  await page.getByRole('heading', { name: say('schedules', 'title'), level: 1 }).waitFor();
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

test('a unit is given the company’s own schedule again', async () => {
  const { as, id } = await company();
  const unit = bodyOf(await app.server.call('createUnit', { as, body: { title: 'Savdo' } })).id;
  const given = { scheduleId: id, employeeIds: [], unitIds: [unit], validFrom: '2026-11-18' };
  bodyOf(await app.server.call('assignSchedule', { as, body: given }));
  const visit = await app.visit({ viewport: desk, session: as });
  const { page } = visit;
  await page.goto('/settings/schedules');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByText(say('schedules', 'units', { count: 1 }), { exact: true }).waitFor();
  const give = say('schedules', 'giveOf', { schedule: say('schedules', 'company') });
  await page.getByRole('button', { name: give, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: say('schedules', 'toUnits'), exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'Savdo', exact: true }).check();
  await dialog.locator('input[name="validFrom"]').fill('18.11.2026');
  await dialog.getByRole('button', { name: say('settings', 'preview'), exact: true }).click();
  await dialog.getByRole('button', { name: say('schedules', 'give'), exact: true }).click();
  await row.getByText(say('schedules', 'nobody'), { exact: true }).waitFor();
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

test('the record of a person says which schedule is followed, leads to another one, and takes plans back', async () => {
  const { world, as } = await company();
  const person = await world.hire({ firstName: 'Aziza', lastName: 'Karimova' });
  const unit = bodyOf(await app.server.call('createUnit', { as, body: { title: 'Savdo' } })).id;
  const body = { unitId: unit, employeeIds: [person], validFrom: '2026-12-01' };
  bodyOf(await app.server.call('assignUnit', { as, body }));
  const visit = await app.visit({ viewport: desk, session: as });
  const { page } = visit;
  await page.goto(`/employees/${person}`);
  const row = page.getByRole('region', { name: say('schedules', 'schedule'), exact: true });
  await row.getByText(say('schedules', 'company'), { exact: true }).waitFor();
  const edit = say('schedules', 'editOf', { schedule: say('schedules', 'schedule') });
  await row.getByRole('button', { name: edit, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox').selectOption({ label: title });
  await sheet.getByRole('button', { name: say('settings', 'preview'), exact: true }).click();
  await sheet
    .getByRole('status')
    .getByText(say('settings', 'people', { count: 1 }), { exact: true })
    .waitFor();
  await sheet.getByRole('button', { name: say('schedules', 'save'), exact: true }).click();
  const words = { date: '19-noyabr, 2026', words: title };
  await row.getByText(say('schedules', 'plannedFrom', words), { exact: true }).waitFor();
  await row.getByText(say('schedules', 'company'), { exact: true }).waitFor();
  const moved = { date: '1-dekabr, 2026', words: `${title} · Savdo` };
  const takeBack = async (button: string, plan: { date: string; words: string }) => {
    await row.getByText(say('schedules', 'plannedFrom', plan), { exact: true }).waitFor();
    await row.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('alertdialog', {
      name: say('schedules', 'withdrawTitle', { title: 'Karimova Aziza' }),
    });
    await dialog.getByRole('button', { name: say('schedules', 'withdraw'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await row
      .getByText(say('schedules', 'plannedFrom', plan), { exact: true })
      .waitFor({ state: 'detached' });
  };
  await takeBack(say('schedules', 'withdrawMoveOf', { date: moved.date }), moved);
  await takeBack(say('schedules', 'withdrawPerson', { date: words.date }), words);
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

test('a schedule that was made is at its own address, its hours in words in the list', async () => {
  const { as } = await company();
  const visit = await app.visit({ viewport: desk, session: as });
  const { page } = visit;
  await page.goto('/settings/schedules');
  await page.getByRole('link', { name: say('schedules', 'make'), exact: true }).click();
  await page.getByRole('textbox', { name: say('schedules', 'name'), exact: true }).fill('Tungi');
  await page.getByRole('radio', { name: say('schedules', 'cycle'), exact: true }).click();
  await page.getByRole('button', { name: '2/2', exact: true }).click();
  const time = (name: string) => page.locator(`input[name="days.${name}"]`);
  await time('0.start').fill('2000');
  await time('0.end').fill('0900');
  await time('1.start').fill('0800');
  const submit = page.getByRole('button', { name: say('settings', 'preview'), exact: true });
  await submit.click();
  await page.getByText(say('fields', 'shiftsOverlap')).first().waitFor();
  await showsFieldError(time('0.end'), say, 'shiftsOverlap');
  await time('0.end').fill('0800');
  await submit.click();
  const asked = page.getByRole('alertdialog', { name: say('settings', 'effectTitle'), exact: true });
  await asked.getByText(say('settings', 'effectNone'), { exact: true }).waitFor();
  await asked.getByRole('button', { name: say('settings', 'save'), exact: true }).click();
  await page.waitForURL(/schedules\/[\da-f-]{36}$/);
  await page.reload();
  await page.getByRole('heading', { name: 'Tungi', level: 1 }).waitFor();
  await page.getByRole('link', { name: say('common', 'back'), exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Tungi' });
  await row.getByText('2/2, 19-noyabr dan, 20:00–08:00 · 08:00–18:00', { exact: true }).waitFor();
  await visit.close();
  expect(visit.complaints).toEqual([]);
});
