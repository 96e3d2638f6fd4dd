import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { columnKeys, type ColumnKey } from '#domain/import/columns.ts';
import { bookOf, columnAt, UploadWorld } from '#tests/paths/browser/employees/upload.world.ts';
import { startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { headings, person } from '#tests/support/sheets/people.ts';
import { listBook } from '#tests/support/sheets/xlsx.ts';
import { storedRows } from '#tests/support/server/storedRows.ts';
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
  visit = await app.visit({ session: world.employer });
  ({ page } = visit);
  await page.goto('/employees/upload');
  await press('haveFile');
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

const button = (key: Key<'upload'>) => page.getByRole('button', { name: say('upload', key), exact: true });
const press = (key: Key<'upload'>) => button(key).click();
const choose = (bytes: Uint8Array, name = 'xodimlar.xlsx') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
const cell = (row: number, key: ColumnKey) => page.locator(`#cell-${row}-${columnAt(key)}`);
const current = () => page.locator('[role=gridcell][data-current]').getAttribute('id');
const grid = () => page.getByRole('grid', { name: say('upload', 'gridLabel') });
const status = (text: string) => page.getByRole('status').getByText(text);

async function type(row: number, key: ColumnKey, text: string): Promise<void> {
  await cell(row, key).click();
  await page.keyboard.press('Enter');
  await cell(row, key).locator('input').fill(text);
  await page.keyboard.press('Enter');
  await cell(row, key).getByText(text, { exact: true }).waitFor();
}

/** A company's own list: other columns, no status, phones without 998. */
function ownList(): Uint8Array {
  const rows = [0, 1, 2].map((index) => {
    const cells = person(index);
    cells[columnAt('phoneNumber')] = ['92 222 00 02', 922_220_003, '8 90 222 00 04'][index]!;
    return [index + 1, ...cells.filter((_, at) => columnKeys[at] !== 'status')];
  });
  return listBook([['№', ...headings.filter((_, at) => columnKeys[at] !== 'status')], ...rows]);
}

test('a list without a status column and with national phone numbers is imported as it is', async () => {
  await choose(ownList());
  await status(say('upload', 'allGood')).waitFor();
  await cell(0, 'status').getByText('Ishlamoqda').waitFor();
  const choice = page.getByLabel(say('upload', 'newStatus'));
  expect(await choice.inputValue()).toBe('active');
  await choice.selectOption('blocked');
  await cell(0, 'status').getByText('Bloklangan').waitFor();
  await assertAccessible(page, 'a list without statuses');
  await press('submit');
  await page.waitForURL('**/employees/imports/*');

  await page.getByRole('heading', { name: say('upload', 'committedTitle') }).waitFor();
  expect(
    (await world.employees()).map(({ phoneNumber, chosenStatus }) => [phoneNumber, chosenStatus]),
  ).toEqual(['998922220002', '998922220003', '998902220004'].map((phone) => [phone, 'blocked']));

  await page.goto('/employees/imports');
  const row = page.getByRole('row').filter({ hasText: 'xodimlar.xlsx' });
  await row.getByText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/).waitFor();
  await row.getByText('Rahimov Dilshod').waitFor();
});

test('the cursor starts at the first problem, a duplicate names the other row, and Ctrl+Z takes corrections back', async () => {
  await choose(bookOf(6, { 3: { salary: 'besh' }, 4: { pinfl: String(person(1)[3]) } }));
  await page.getByText(say('upload', 'rowProblem', { v: 3 })).waitFor();
  expect(await current()).toBe(`cell-0-${columnAt('pinfl')}`);
  await cell(0, 'pinfl')
    .getByText(say('upload', 'twinShort', { v: 6 }))
    .waitFor();
  await cell(2, 'pinfl')
    .getByText(say('upload', 'twinShort', { v: 3 }))
    .waitFor();
  await press('allRows');
  await expect.poll(current).toBe(`cell-1-${columnAt('pinfl')}`);

  await type(3, 'salary', '5000000');
  await type(0, 'firstName', 'Boshqa');
  await grid().focus();
  await page.keyboard.press('Control+z');
  await cell(0, 'firstName')
    .getByText(String(person(0)[1]), { exact: true })
    .waitFor();
  await page.keyboard.press('Control+z');
  await cell(3, 'salary').getByText('besh', { exact: true }).waitFor();
  expect(await current()).toBe(`cell-3-${columnAt('salary')}`);
  await page.keyboard.press('Control+Shift+z');
  await cell(3, 'salary').getByText('5000000', { exact: true }).waitFor();

  await press('removeBad');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('upload', 'removeBad') })
    .click();
  await status(say('upload', 'allGood')).waitFor();
  await press('undoEdit');
  await page.getByText(say('upload', 'rowProblem', { v: 3 })).waitFor();
  await page.getByText(say('upload', 'rows', { count: 6 })).waitFor();
});

const kept = async () => (await storedRows(page, 'davomat-drafts', 'drafts')) ?? '[]';

test('a reload and Back keep the corrections; the card numbers come back from the file', async () => {
  const book = bookOf(4, { 1: { phoneNumber: '12' }, 2: { lastName: '' } });
  await choose(book);
  await type(1, 'lastName', 'Tuzatilgan');
  await expect.poll(kept).toContain('Tuzatilgan');
  for (const index of [0, 1, 2, 3])
    expect((await kept()).replace(/\D/g, '')).not.toContain(String(person(index)[columnAt('cardNumber')]));

  await page.goBack();
  await page.getByRole('heading', { name: say('upload', 'fileTitle') }).waitFor();
  await press('backToList');
  await cell(1, 'lastName').getByText('Tuzatilgan').waitFor();

  await page.reload();
  await page.getByRole('heading', { name: say('upload', 'keptTitle') }).waitFor();
  await assertAccessible(page, 'the offer to continue');
  await press('goOn');
  await page.getByText(say('upload', 'cardsMissing', { count: 4 })).waitFor();
  await assertAccessible(page, 'a list without its card numbers');
  await choose(new TextEncoder().encode('no list'), 'rasm.png');
  await page.getByRole('alert').getByText(say('upload', 'refused.empty')).waitFor();
  await choose(book);
  await page.getByText(say('upload', 'problemRows', { count: 1 })).waitFor();
  await type(0, 'phoneNumber', String(person(1)[4]));
  await press('allRows');
  await cell(2, 'lastName').getByText('Tuzatilgan').waitFor();
  await press('submit');
  await page.waitForURL('**/employees/imports/*');
  await page.getByRole('heading', { name: say('upload', 'committedTitle') }).waitFor();
  expect(await kept()).not.toContain('Tuzatilgan');
});

test('a reload as soon as the list is shown keeps it', async () => {
  // A slow disk: the list is stored some time after it was checked.
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
    const { put } = IDBObjectStore.prototype;
    const until = Date.now() + 700;
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      // The transaction ends when nothing more is asked of it.
      const wait = () => {
        if (Date.now() < until) this.get('nothing').onsuccess = wait;
      };
      wait();
      return request;
    };
  });
  await choose(bookOf(4, { 1: { phoneNumber: '12' } }));
  await grid().waitFor();
  await page.reload();
  await page.getByRole('heading', { name: say('upload', 'keptTitle') }).waitFor();
  await press('goOn');
  await page.getByText(say('upload', 'cardsMissing', { count: 4 })).waitFor();
});

test('a device that stores nothing says so before the corrections are lost', async () => {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
  });
  await choose(bookOf(2, { 0: { lastName: '' } }));
  await page.getByRole('alert').getByText(say('upload', 'unkept')).waitFor();
  await type(0, 'lastName', 'Tuzatilgan');
  await status(say('upload', 'allGood')).waitFor();
});

test('nothing of the list stays on the device after signing out', async () => {
  await choose(bookOf(2, { 0: { lastName: '' } }));
  await type(0, 'lastName', 'Tuzatilgan');
  await expect.poll(kept).toContain('Tuzatilgan');
  await page.goto('/account');
  await page.getByRole('button', { name: say('account', 'signOut') }).click();
  await page.waitForURL('**/login**');
  await expect.poll(kept).not.toContain('Tuzatilgan');
});
