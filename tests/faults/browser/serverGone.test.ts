import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { seedSampleCompany } from '#server/seed/index.ts';
import { openGates } from '#tests/paths/browser/support/gates.ts';
import { desk, phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { salariesOfPinfl } from '#tests/support/worlds/salaries.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { wireTo, type Wire } from '#tests/support/server/wire.ts';
import { anyone, sampleCard } from '#tests/support/worlds/world.ts';

const employer = '998901000001';
const employee = '998901000002';

let app: App;
let say: Say;
let wire: Wire;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());
beforeEach(async () => {
  wire = await wireTo(app.server.url);
});
afterEach(async () => {
  await visit.close();
  await wire.cut();
  expect(visit.complaints).toEqual([]);
});

async function arrive(phoneNumber: string, path: string): Promise<void> {
  const viewport = phoneNumber === employee ? phone : desk;
  visit = await app.visit({ url: wire.url, viewport, session: await app.server.signIn(phoneNumber) });
  ({ page } = visit);
  await page.goto(path);
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const noAnswer = () =>
  page
    .getByRole('alert')
    .filter({ hasText: say('common', 'noAnswer') })
    .waitFor();

/** A person to hire, by form field. */
function newcomer() {
  const { phoneNumber, firstName, lastName, passportSerialNumber, pinfl } = anyone();
  const identity: [string, string][] = [
    [say('employees', 'firstName'), firstName],
    [say('employees', 'lastName'), lastName],
    [say('employees', 'passport'), passportSerialNumber],
    [say('employees', 'pinfl'), pinfl],
  ];
  const terms: [string, string][] = [
    [say('employees', 'phone'), phoneNumber.slice(3)],
    [say('employees', 'card'), sampleCard],
    [say('employees', 'salary'), '6300000'],
  ];
  const rows = () => salariesOfPinfl(app.server.db, pinfl);
  return { identity, terms, rows, fullName: `${lastName} ${firstName}` };
}
type Newcomer = ReturnType<typeof newcomer>;

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const fill = async (values: [string, string][]) => {
  for (const [label, value] of values) await field(label).fill(value);
};
const holds = async (values: [string, string][]) => {
  for (const [label, value] of values)
    expect((await field(label).inputValue()).replace(/\s/g, ''), label).toBe(value);
};

/** Also waits for the units that the second step asks for: without an answer it would say so beside them. */
async function fillWizard({ identity, terms }: Newcomer): Promise<void> {
  await fill(identity);
  const units = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/organization/units',
  );
  await button(say('employees', 'wizard.next')).click();
  await fill(terms);
  await (await units).finished();
}

const isHired = async ({ rows, fullName }: Newcomer) => {
  await heading(say('employees', 'hired.title', { name: fullName }));
  expect(await rows()).toEqual([{ salary: 630_000_000 }]);
};

test('hiring: the server is gone in mid-form, what was typed stays, and trying again hires once', async () => {
  const someone = newcomer();
  await arrive(employer, '/employees/new');
  await fillWizard(someone);
  await wire.cut();
  await button(say('employees', 'wizard.submit')).click();
  await noAnswer();
  await holds(someone.terms);
  await button(say('common', 'tryAgain')).click();
  await noAnswer();
  expect(await someone.rows()).toEqual([]);
  await wire.mend();
  await button(say('common', 'tryAgain')).click();
  await isHired(someone);
});

test('hiring: the answer is lost after the work was done, and trying again hires nobody twice', async () => {
  const someone = newcomer();
  await arrive(employer, '/employees/new');
  const { create } = await openGates(page, { create: { method: 'POST', path: '/api/employees' } });
  await fillWizard(someone);
  await button(say('employees', 'wizard.submit')).click();
  await create.fault('lost');
  await noAnswer();
  expect(await someone.rows()).toHaveLength(1);
  await button(say('common', 'tryAgain')).click();
  await create.pass();
  await isHired(someone);
});

test('hiring: the answer is lost and the page reloaded, the draft goes on under the same key', async () => {
  const someone = newcomer();
  const [phoneField, card, salary] = someone.terms;
  await arrive(employer, '/employees/new');
  const { create } = await openGates(page, { create: { method: 'POST', path: '/api/employees' } });
  await fillWizard(someone);
  await button(say('employees', 'wizard.submit')).click();
  await create.fault('lost');
  await noAnswer();
  await page.reload();
  await button(say('employees', 'wizard.continueDraft')).click();
  await holds([phoneField!, [card![0], ''], salary!]);
  await fill([card!]);
  await button(say('employees', 'wizard.submit')).click();
  await create.pass();
  await isHired(someone);
});

test('a salary request: gone, then lost, then answered is one request', async () => {
  await arrive(employee, '/home#salary-request');
  const sheet = page.getByRole('dialog', { name: say('home', 'requestTitle') });
  const amount = sheet.getByLabel(say('home', 'amount'), { exact: true });
  const requests = () =>
    app.server.db.selectFrom('paymentRequest').select('amount').where('note', '=', 'Toʻy uchun').execute();
  await amount.fill('50000');
  await sheet.getByLabel(say('home', 'note')).fill('Toʻy uchun');
  await wire.cut();
  await sheet.getByRole('button', { name: say('home', 'sendRequest') }).click();
  await noAnswer();
  expect((await amount.inputValue()).replace(/\s/g, '')).toBe('50000');
  await wire.mend();
  const { ask } = await openGates(page, { ask: { method: 'POST', path: '/api/payments/requests' } });
  await sheet.getByRole('button', { name: say('home', 'sendAgain') }).click();
  await ask.fault('lost');
  await noAnswer();
  expect(await requests()).toHaveLength(1);
  await sheet.getByRole('button', { name: say('home', 'sendAgain') }).click();
  await ask.pass();
  await sheet.getByText(say('home', 'requestedText')).waitFor();
  expect(await requests()).toEqual([{ amount: 5_000_000 }]);
  await sheet.getByText(formatMoney(tiyin(5_000_000), 'uz-Latn')).waitFor();
});

test('a review: the answer is lost, deciding again decides once', async () => {
  await arrive(employer, '/home');
  const { review } = await openGates(page, {
    review: { method: 'POST', path: '/api/payments/requests/review' },
  });
  const rows = page.getByRole('row').filter({ has: button(say('payments', 'approve')) });
  const approved = () =>
    app.server.db.selectFrom('paymentRequest').select('id').where('state', '=', 'approved').execute();
  const before = await approved();
  await rows
    .first()
    .getByRole('button', { name: say('payments', 'approve') })
    .click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: say('payments', 'approve') }).click();
  await review.fault('lost');
  await noAnswer();
  await dialog.getByRole('button', { name: say('common', 'tryAgain') }).click();
  await review.pass();
  await page
    .getByText(say('payments', 'approvedToast', { count: 1 }))
    .first()
    .waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await approved()).toHaveLength(before.length + 1);
});

test('a list: it says that nobody answers, and comes when somebody does', async () => {
  await arrive(employer, '/employees');
  await page.getByRole('row').nth(1).waitFor();
  await wire.cut();
  await page.getByRole('searchbox', { name: say('employees', 'search') }).fill('karimova');
  await noAnswer();
  await wire.mend();
  await button(say('common', 'tryAgain')).click();
  await page.getByRole('row').filter({ hasText: 'Karimova Dilnoza' }).waitFor();
  expect(await page.getByRole('searchbox', { name: say('employees', 'search') }).inputValue()).toBe(
    'karimova',
  );
});

test('a screen whose code was never loaded: the others stay in reach, and it comes when somebody answers', async () => {
  await arrive(employer, '/employees');
  await page.getByRole('row').nth(1).waitFor();
  await wire.cut();
  await page.getByRole('link', { name: say('common', 'navMoney') }).click();
  await noAnswer();
  await button(say('common', 'tryAgain')).click();
  await page.getByRole('link', { name: say('common', 'navEmployees') }).click();
  await heading(say('employees', 'title'));
  await page.getByRole('link', { name: say('common', 'navMoney') }).click();
  await noAnswer();
  await wire.mend();
  await button(say('common', 'tryAgain')).click();
  await heading(say('payments', 'title'));
  await page.getByRole('row').nth(1).waitFor();
  visit.complaints.splice(0, Infinity);
});

test('a gate’s screen: its code stays as long as it is good, and a new one comes by itself', async () => {
  const gates = await app.server.db.selectFrom('gate').select('id').where('title', '=', 'Ombor').execute();
  await arrive(employer, `/kiosk/${gates[0]?.id ?? ''}`);
  await page.clock.install();
  await page.reload();
  await button(say('attendance', 'gate.pair')).click();
  await page.getByRole('img', { name: say('attendance', 'gate.scanMe') }).waitFor();
  await wire.cut();
  await page.clock.fastForward(31_000);
  const [untilWhen] = say('attendance', 'gate.holdsFor', { seconds: '§' }).split('§');
  await page.getByRole('status').filter({ hasText: untilWhen! }).waitFor();
  await page.getByRole('img', { name: say('attendance', 'gate.scanMe') }).waitFor();
  await page.clock.fastForward(70_000);
  await heading(say('attendance', 'gate.noConnection'));
  await button(say('common', 'tryAgain')).click();
  await heading(say('attendance', 'gate.noConnection'));
  await wire.mend();
  await page.clock.fastForward(9_000);
  await page.getByRole('img', { name: say('attendance', 'gate.scanMe') }).waitFor();
});
