import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { columns } from '#domain/import/columns.ts';
import { findTable } from '#src/workers/sheets/findTable.ts';
import { openFile } from '#src/workers/sheets/openFile.ts';
import { StaffWorld } from '#tests/paths/browser/employees/staff.world.ts';
import { phone, startApp, type App, type Visit, type VisitOptions } from '#tests/support/browser/app.ts';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { chooseRecordAction, openTab } from '#tests/support/browser/recordPage.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

/** Twenty-two people: two full pages and one of two, in the list's order. */
const surnames = [...'ABDEFGHIJKLMNOPQRSTU'].map((letter) => `${letter}limova`);
const inOtherScript = { lastName: 'Ёқубов', firstName: 'Ғофур' };

let app: App;
let world: StaffWorld;
let visit: Visit;

beforeAll(async () => {
  app = await startApp();
  world = await StaffWorld.make(app.server);
  const ids = await Promise.all(surnames.map((lastName) => world.hire({ lastName, firstName: 'Nodira' })));
  // Nobody has joined yet, and only joined employees can be blocked.
  await Promise.all(ids.map((id) => world.setStatus(id, 'active')));
  await world.hire(inOtherScript);
  await world.hire({ lastName: 'Ganiyev', firstName: 'Goʻzal' });
});
afterAll(() => app.close());
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  visit = await app.visit({ session: world.employer, ...options });
  await visit.page.goto(path);
  await shown(visit.page);
  return visit.page;
}
const shown = (page: Page) => page.locator('main[aria-busy=false] h1').waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const choiceOf = (say: Say, lastName: string) =>
  say('employeeList', 'choose', { name: `${lastName} Nodira` });
const statusOf = async (lastName: string) =>
  (
    await app.server.db
      .selectFrom('employee')
      .select('status')
      .where('organizationId', '=', world.organizationId)
      .where('lastName', '=', lastName)
      .executeTakeFirst()
  )?.status;

const views: [string, VisitOptions & { language: Language }][] = [
  ['on a desk', { language: 'uz-Latn' }],
  ['on a desk, dark', { language: 'ru', theme: 'dark' }],
  ['on a phone, dark', { language: 'uz-Cyrl', theme: 'dark', viewport: phone }],
];

test.each(views)('the list is for everybody %s', async (_, options) => {
  const say = await loadTexts(options.language);
  const page = await open('/employees?page=2&pageSize=10', options);
  await page.getByText(say('lists', 'pageOf', { page: 2, total: 22 })).waitFor();
  await page.getByRole('checkbox', { name: choiceOf(say, 'Klimova') }).check();
  await page.getByRole('region', { name: say('employeeList', 'selection') }).waitFor();
  await assertAccessible(page, 'the list with somebody chosen');
});

test('an address without a record shows that, and requests no record', async () => {
  const say = await loadTexts('uz-Latn');
  const page = await open('/employees');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/employees/export')) asked.push(request.url());
  });
  for (const path of ['/employees/export', '/employees/export/edit']) {
    await page.goto(path);
    await page.getByText(say('employees', 'person.notFound')).waitFor();
    await page.getByRole('link', { name: say('employees', 'hired.toList') }).waitFor();
  }
  expect(asked).toEqual([]);
});

test('an employer finds people, blocks some over two pages, saves a file and deletes one', async () => {
  const say: Say = await loadTexts('uz-Latn');
  const page = await open('/employees?pageSize=10');

  const search = page.getByRole('searchbox', { name: say('employees', 'search') });
  await search.fill("G'ofur");
  await row(page, 'Ёқубов Ғофур').waitFor();
  // There is nothing to turn, and that is said.
  await page.getByText(say('lists', 'pageOf', { page: 1, total: 1 })).waitFor();
  for (const to of ['firstPage', 'previousPage', 'nextPage', 'lastPage'] as const)
    expect(await button(page, say('lists', to)).isDisabled()).toBe(true);
  await search.fill('');
  await page.getByText(say('lists', 'pageOf', { page: 1, total: 22 })).waitFor();

  const choose = (lastName: string) => page.getByRole('checkbox', { name: choiceOf(say, lastName) }).check();
  await choose('Alimova');
  await button(page, say('lists', 'nextPage')).click();
  await page.getByText(say('lists', 'pageOf', { page: 2, total: 22 })).waitFor();
  await choose('Klimova');
  const bar = page.getByRole('region', { name: say('employeeList', 'selection') });
  await bar.getByText(say('employeeList', 'chosen', { count: 2 })).waitFor();

  const download = page.waitForEvent('download');
  await bar
    .getByRole('group', { name: say('employeeList', 'exportChosen') })
    .getByRole('button', { name: 'Excel' })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('xodimlar-2026-11-18.xlsx');
  const { headings, rows } = findTable(openFile(readFileSync(await file.path()), () => undefined));
  expect(headings[0]).toBe(columns.lastName.headings['uz-Latn']);
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Alimova', 'Klimova']);

  await bar.getByRole('button', { name: say('employees', 'change.block'), exact: true }).click();
  const asking = page.getByRole('alertdialog', {
    name: say('employeeList', 'bulk.blockTitle', { count: 2 }),
  });
  await asking.getByRole('textbox', { name: say('employees', 'change.reason') }).fill('Taʼtil');
  await assertAccessible(page, 'the question before blocking');
  await asking.getByRole('button', { name: say('employees', 'change.block'), exact: true }).click();
  const result = page.getByRole('dialog', { name: say('employeeList', 'bulk.finished') });
  await result.getByText(say('employeeList', 'bulk.allDone', { count: 2 })).waitFor();
  await assertAccessible(page, 'the result');
  await result.getByRole('button', { name: say('employeeList', 'bulk.close') }).click();
  await row(page, 'Klimova').getByText(say('employees', 'status.blocked')).waitFor();
  expect([await statusOf('Alimova'), await statusOf('Klimova'), await statusOf('Llimova')]).toEqual([
    'blocked',
    'blocked',
    'active',
  ]);

  const place = page.url();
  await row(page, 'Klimova').getByRole('link').click();
  await page.getByRole('heading', { name: 'Klimova Nodira' }).waitFor();
  await openTab(page, say, 'history');
  await page.getByText(say('employeeRecord', 'event.block')).waitFor();
  await assertAccessible(page, 'the person');
  await page.goBack();
  await row(page, 'Klimova').waitFor();
  expect(page.url()).toBe(place);
  expect(
    await row(page, 'Klimova')
      .getByRole('link')
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);

  await row(page, 'Klimova').getByRole('link').click();
  await chooseRecordAction(page, say, say('employeeRecord', 'delete'));
  const deleting = page.getByRole('alertdialog', { name: say('employeeRecord', 'deleteTitle') });
  await assertAccessible(page, 'the question before deleting');
  await deleting.getByRole('button', { name: say('employeeRecord', 'deleteConfirm'), exact: true }).click();
  await page.getByText(say('employeeRecord', 'deleted'), { exact: true }).first().waitFor();
  await page.getByText(say('lists', 'pageOf', { page: 2, total: 21 })).waitFor();
  expect(page.url()).toBe(place);
  expect(await statusOf('Klimova')).toBeUndefined();
});
