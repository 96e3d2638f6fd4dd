import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { columns, type ColumnKey } from '#domain/import/columns.ts';
import { bookOf, columnAt, freshPhone, UploadWorld } from '#tests/paths/browser/employees/upload.world.ts';
import { phone, startApp, type App, type Visit, type VisitOptions } from '#tests/support/browser/app.ts';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { good } from '#tests/support/worlds/imports.ts';
import { hostile } from '#tests/support/sheets/hostile.ts';
import { headings, person } from '#tests/support/sheets/people.ts';
import { loadTexts, type Key, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;
let world: UploadWorld;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await UploadWorld.make(app.server);
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

async function openFileStep(options: VisitOptions = {}): Promise<void> {
  visit = await app.visit({ session: world.employer, ...options });
  ({ page } = visit);
  await page.goto('/employees/upload');
  await press('haveFile');
}
const button = (key: Key<'upload'>) => page.getByRole('button', { name: say('upload', key), exact: true });
const press = (key: Key<'upload'>) => button(key).click();
const choose = (bytes: Uint8Array, name = 'xodimlar.xlsx') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
const cell = (row: number, key: ColumnKey) => page.locator(`#cell-${row}-${columnAt(key)}`);
const told = (text: string) => page.getByRole('status').getByText(text);
/** The rows of the table for this outcome. */
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const figure = async (key: Key<'upload'>) =>
  page
    .locator('dl > div')
    .filter({ hasText: say('upload', key) })
    .locator('dd')
    .textContent();

/** Drops a file on the page. */
async function drop(bytes: Uint8Array, name: string): Promise<void> {
  const data = await page.evaluateHandle(
    ({ content, called }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], called));
      return transfer;
    },
    { content: Buffer.from(bytes).toString('base64'), called: name },
  );
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: data });
}

test('a hostile file is refused and the page lives; cells copied in a spreadsheet are a list', async () => {
  await openFileStep();
  await drop(hostile['zip bomb whose headers say 1 kB']!.bytes(), 'xodimlar.xlsx');
  await page.getByRole('alert').getByText(say('upload', 'refused.damaged')).waitFor();
  await assertAccessible(page, 'a refused file');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    [headings, person(0), person(1)].map((row) => row.join('\t')).join('\r\n'),
  );
  await page.keyboard.press('Control+v');
  await told(say('upload', 'allGood')).waitFor();
  await page.getByText(say('upload', 'rows', { count: 2 })).waitFor();
});

test('units that the company does not have are offered before anything is sent', async () => {
  await openFileStep();
  let sent = 0;
  await page.route('**/api/employees/imports**', (route) => {
    sent += 1;
    return route.continue();
  });
  await choose(bookOf(3, { 0: { unit: 'Ombor' }, 1: { unit: 'ombor' }, 2: { phoneNumber: '12' } }));
  await page.getByText(say('upload', 'newUnits', { count: 1 })).waitFor();
  const make = page.getByRole('button', { name: say('upload', 'newUnitsMake', { count: 1 }), exact: true });
  expect(await make.isDisabled()).toBe(true);
  // Only what has to be corrected is named as wrong.
  await page.getByText(say('upload', 'problemRows', { count: 1 }), { exact: true }).waitFor();
  await page.getByText(say('upload', 'rowProblem', { v: 4 })).waitFor();
  expect(await page.getByText(say('upload', 'rowProblem', { v: 2 })).count()).toBe(0);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), String(person(2)[4]));
  await cell(2, 'phoneNumber').click();
  await page.keyboard.press('Control+v');
  await page
    .getByText(say('upload', 'problemRows', { count: 1 }), { exact: true })
    .waitFor({ state: 'detached' });
  expect(sent).toBe(0);
  await make.click();
  await page.getByRole('heading', { name: say('upload', 'committedTitle') }).waitFor();
  const { items } = bodyOf(await app.server.call('listEmployees', { as: world.employer, query: {} }));
  const unitOf = (at: number) =>
    items.find((one) => 'pinfl' in one && one.pinfl === person(at)[3])?.unit?.title;
  expect([0, 1, 2].map(unitOf)).toEqual(['Ombor', 'Ombor', undefined]);
});

test('a list is put right in the grid, decided row by row, brought in and taken back', async () => {
  for (const at of [3, 4])
    await world.staff.hire({
      lastName: 'Avvalgiyev',
      passportSerialNumber: String(person(at)[2]),
      pinfl: String(person(at)[3]),
      phoneNumber: String(person(at)[4]),
    });
  // The sixth person's phone number is taken, which only the server knows.
  const taken = freshPhone();
  await world.staff.hire({ phoneNumber: taken });
  await openFileStep();
  await choose(
    bookOf(12, {
      0: { phoneNumber: '12' },
      1: { cardNumber: 8_600_000_000_000_000 },
      2: { pinfl: String(person(6)[3]) },
      5: { phoneNumber: taken },
    }),
  );
  await page.getByText(say('upload', 'rowProblem', { v: 2 })).waitFor();
  await page.getByText(say('upload', 'problemRows', { count: 4 })).waitFor();
  await cell(1, 'cardNumber').click();
  await told(say('fields', 'digitsLost')).waitFor();
  await cell(2, 'pinfl').click();
  await told(say('upload', 'twin', { v: 8 })).waitFor();
  await cell(3, 'pinfl').click();
  await told(say('upload', 'twin', { v: 4 })).waitFor();
  await assertAccessible(page, 'the grid with problems');

  const download = page.waitForEvent('download');
  await press('badRowsFile');
  const saved = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .replaceAll('"', '')
    .split('\r\n');
  expect(saved.map((line) => line.split(';')[1])).toEqual([
    'Ism',
    ...[0, 1, 2, 6].map((at) => person(at)[1]),
  ]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const put = async (row: number, key: ColumnKey, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await cell(row, key).click();
    await page.keyboard.press('Control+v');
    await cell(row, key).getByText(text.split('\t')[0]!, { exact: true }).waitFor();
  };
  await put(0, 'phoneNumber', String(person(0)[4]));
  await put(1, 'cardNumber', String(person(1)[5]));
  await put(2, 'pinfl', `${person(2)[3]!}\t${person(2)[4]!}`);
  await page.keyboard.press('Control+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(String(person(2)[3]));
  await told(say('upload', 'allGood')).waitFor();
  await press('allRows');
  await cell(5, 'phoneNumber').getByText(taken).waitFor();

  await press('submit');
  await page.getByText(say('upload', 'rowProblem', { v: 7 })).waitFor();
  await cell(0, 'phoneNumber').click();
  await told(say('fields', 'phoneTaken')).waitFor();
  await put(0, 'phoneNumber', String(person(5)[4]));
  const sent: number[] = [];
  await page.route('**/api/employees/imports/*/rows', (route, request) => {
    const { rows } = (request.postDataJSON() ?? { rows: [] }) as { rows: { rowNumber: number }[] };
    sent.push(...rows.map(({ rowNumber }) => rowNumber));
    return route.continue();
  });
  await press('submit');
  await page.waitForURL('**/employees/imports/*');
  await button('updateAll').waitFor();
  expect(sent).toEqual([7]);
  await page.reload();
  await button('updateAll').waitFor();
  await assertAccessible(page, 'the plan');
  expect([await figure('outcome.create'), await figure('outcome.decide')]).toEqual(['10', '2']);
  expect(await world.employees()).toHaveLength(3);
  await rowOf(String(person(3)[0]))
    .getByRole('button', { name: say('upload', 'updateOne') })
    .click();
  await page.getByRole('heading', { name: say('upload', 'outcome.update') }).waitFor();
  await rowOf(String(person(4)[0]))
    .getByRole('button', { name: say('upload', 'skipOne') })
    .click();
  await page.getByRole('button', { name: say('upload', 'commit', { count: 11 }) }).click();
  await page.getByRole('heading', { name: say('upload', 'committedTitle') }).waitFor();
  await assertAccessible(page, 'what became of the list');
  const names = async () => (await world.employees()).map(({ lastName }) => lastName);
  expect(await names()).toHaveLength(13);
  expect((await names()).filter((name) => name === 'Avvalgiyev')).toHaveLength(1);

  await press('undo');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('upload', 'undo') })
    .click();
  await page.getByRole('heading', { name: say('upload', 'undoneTitle') }).waitFor();
  expect(await names()).toHaveLength(3);
  expect((await names()).filter((name) => name === 'Avvalgiyev')).toHaveLength(2);
});

// Spec section 2: "review and submit. Row errors show a notice that row {v} has problems to fix".
test('every bad row is named, and why', async () => {
  await openFileStep({ viewport: phone });
  await choose(bookOf(5, { 1: { phoneNumber: '12', lastName: '' }, 3: { cardNumber: 'yoʻq', pinfl: '1' } }));
  const named = page
    .getByRole('list', { name: say('upload', 'problemRows', { count: 2 }) })
    .getByRole('listitem');
  await named.nth(1).waitFor();
  expect(await named.allTextContents()).toEqual([
    `${say('upload', 'rowProblem', { v: 3 })} · ${columns.lastName.headings['uz-Latn']}: ${say('fields', 'required')}; ${say('fields', 'phoneNumberInvalid')}`,
    `${say('upload', 'rowProblem', { v: 5 })} · ${say('fields', 'pinflInvalid')}; ${say('fields', 'cardNumberInvalid')}`,
  ]);
  await assertAccessible(page, 'the rows that are named');
});

test('on a phone the rows with problems are cards, and one press adds the list', async () => {
  await openFileStep({ viewport: phone });
  await choose(bookOf(3, { 1: { phoneNumber: '12' } }));
  const card = page.getByRole('article', { name: say('upload', 'rowAt', { v: 3 }) });
  await card.waitFor();
  await assertAccessible(page, 'the cards');
  await card.getByRole('textbox').fill(String(person(1)[4]));
  await told(say('upload', 'allGood')).waitFor();
  await press('submit');
  await page.waitForURL('**/employees/imports/*');
  // Spec section 8: "employee list added".
  await page.getByText(say('upload', 'addedToast'), { exact: true }).first().waitFor();
  await page.getByRole('heading', { name: say('upload', 'committedTitle') }).waitFor();
  expect(await world.employees()).toHaveLength(3);
  await button('undo').waitFor();
});

test('a page that closes in the middle leaves a list that can be checked or sent anew; an export changes nothing', async () => {
  for (const at of [0, 1]) await world.staff.hire({ firstName: String(person(at)[1]) });
  const exported = good(
    await app.server.call('exportEmployees', {
      as: world.employer,
      body: { format: 'xlsx', language: 'ru' },
    }),
  ).body;
  await openFileStep();
  await page.route('**/api/employees/imports/*/check', (route) => route.abort('internetdisconnected'));
  await choose(exported, 'employees.xlsx');
  await press('submit');
  await page.getByRole('alert').getByText(say('common', 'noAnswer')).waitFor();
  await page.unrouteAll();
  await page.goto('/employees/imports');
  await page.getByRole('link', { name: 'employees.xlsx' }).click();
  await press('checkAnyway');
  await page.getByText(say('upload', 'nothingToDo')).waitFor();
  expect(await figure('outcome.unchanged')).toBe('2');
  expect(await button('abandon').isEnabled()).toBe(true);
});
