import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { formatMoney, formatPhone } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { WorkWorld } from '#tests/paths/browser/time/work.world.ts';
import { StaffWorld } from '#tests/paths/browser/employees/staff.world.ts';
import { bookOf } from '#tests/paths/browser/employees/upload.world.ts';
import { startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { enter, tabTo, typeInto } from '#tests/support/browser/keyboard.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { anyone, sampleCard } from '#tests/support/worlds/world.ts';

let app: App;
let say: Say;
let world: StaffWorld;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

async function open(session = world.employer): Promise<void> {
  visit = await app.visit({ session });
  ({ page } = visit);
  // Whatever a pointer would do is an error.
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => console.error('a pointer was used'), true);
  });
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
}
beforeEach(async () => {
  world = await StaffWorld.make(app.server);
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.locator(`[name="${name}"]`);
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

async function goTo(key: 'e' | 'r', path: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press(key);
  await page.waitForURL(`**${path}`);
  // The address changes while the screen before is still shown.
  const title = say(key === 'e' ? 'employees' : 'payments', 'title');
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  // A list that turns out to be empty has its actions in another place.
  await page.locator('main[aria-busy="false"]').waitFor();
}

test('somebody is hired by the keyboard alone', async () => {
  const { firstName, lastName, passportSerialNumber, pinfl, phoneNumber } = anyone();
  await open();
  await goTo('e', '/employees');
  await enter(page, page.getByRole('link', { name: say('employees', 'hire') }));
  await typeInto(page, field('lastName'), lastName);
  await typeInto(page, field('firstName'), firstName);
  await typeInto(page, field('passportSerialNumber'), passportSerialNumber);
  await typeInto(page, field('pinfl'), pinfl);
  await enter(page, button(say('employees', 'wizard.next')));
  await typeInto(page, field('phoneNumber'), phoneNumber.slice(3));
  await typeInto(page, field('cardNumber'), sampleCard);
  await typeInto(page, field('salary'), '5000000');
  await enter(page, button(say('employees', 'wizard.submit')));
  const fullName = `${lastName} ${firstName}`;
  await page.getByRole('heading', { name: say('employees', 'hired.title', { name: fullName }) }).waitFor();
  await enter(page, page.getByRole('link', { name: say('employees', 'hired.toList'), exact: true }));
  await row(fullName).getByText(formatPhone(phoneNumber)).waitFor();
  await row(fullName)
    .getByText(formatMoney(tiyin(500_000_000), 'uz-Latn').split('\u00a0').slice(0, -1).join('\u00a0'))
    .waitFor();
});

test('a list is uploaded by the keyboard alone', async () => {
  await open();
  await goTo('e', '/employees');
  await enter(page, page.getByRole('link', { name: say('employeeList', 'upload') }).first());
  await enter(page, button(say('upload', 'haveFile')));
  const asked = page.waitForEvent('filechooser');
  await enter(page, button(say('upload', 'chooseFile')));
  const buffer = Buffer.from(bookOf(3));
  await (await asked).setFiles({ name: 'xodimlar.xlsx', mimeType: 'application/octet-stream', buffer });
  await page.getByText(say('upload', 'rows', { count: 3 })).waitFor();
  await enter(page, button(say('upload', 'submit')));
  await page.waitForURL('**/employees/imports/*');
  await page.getByRole('heading', { name: say('upload', 'committedTitle') }).waitFor();
  await goTo('e', '/employees');
  await page.locator('[data-row]').nth(2).waitFor();
  expect(await page.locator('[data-row]').count()).toBe(3);
});

test('a request is approved by the keyboard alone', async () => {
  const work = await WorkWorld.make(app.server);
  await work.askAgain();
  await open(work.company.employer);
  await goTo('r', '/requests');
  await page.locator('[data-row]').first().waitFor();
  const first = page.locator('[data-row]').first();
  await page.keyboard.press('j');
  await tabTo(page, first.getByRole('link'));
  await enter(page, first.getByRole('button', { name: say('payments', 'approve'), exact: true }));
  const dialog = page.getByRole('alertdialog');
  await enter(page, dialog.getByRole('button', { name: say('payments', 'approve'), exact: true }));
  await dialog.waitFor({ state: 'detached' });
  await first.getByText(say('payments', 'state.approved'), { exact: true }).waitFor();
});

test('somebody is found, and the people after them are looked at one by one', async () => {
  for (const lastName of ['Azimova', 'Botirova', 'Vohidova'])
    await world.hire({ lastName, firstName: 'Nodira' });
  await open();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Botir');
  await page.getByRole('option').filter({ hasText: 'Botirova Nodira' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Botirova Nodira' }).waitFor();

  await goTo('e', '/employees');
  await row('Azimova').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: say('employeeRecord', 'panel') });
  for (const name of ['Azimova Nodira', 'Botirova Nodira', 'Vohidova Nodira']) {
    await panel.getByRole('heading', { name }).waitFor();
    await panel
      .getByRole('region', { name: say('employeeRecord', 'figures') })
      .getByText('0')
      .first()
      .waitFor();
    await page.keyboard.press('j');
  }
  expect(await page.getByRole('table', { name: say('employees', 'listLabel') }).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.waitForURL('**/employees');
  await page.getByRole('link', { name: 'Vohidova Nodira' }).and(page.locator(':focus')).waitFor();
});
