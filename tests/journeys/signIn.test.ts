import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

const employee = '998901000002';
const employer = '998901000001';

let app: App;
let say: Say;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());
beforeEach(async () => {
  // The tests share a phone number, and messages to one number are limited.
  app.server.clock.advance(10 * 60_000);
  visit = await app.visit({ viewport: phone });
  ({ page } = visit);
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

const phoneField = () => page.getByLabel(say('auth', 'phoneNumber'));
const passwordField = () => page.getByLabel(say('auth', 'password'), { exact: true });
const submit = () => page.getByRole('button', { name: say('auth', 'signIn'), exact: true });
const codeField = () => page.getByLabel(say('auth', 'code'));

async function signIn(phoneNumber: string, password: string): Promise<void> {
  await page.goto('/auth/login');
  await phoneField().fill(phoneNumber);
  await passwordField().fill(password);
  await submit().click();
}

/** Holds the app's script, so that the page is the one that the build rendered. */
async function holdApp(): Promise<() => void> {
  const { promise, resolve } = heldBack();
  await page.route('**/assets/entry-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

function heldBack() {
  let resolve = () => undefined as void;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('the form is there before the app: what was typed and pressed counts once the app has come', async () => {
  const letAppCome = await holdApp();
  await page.goto('/', { waitUntil: 'commit' });
  await phoneField().pressSequentially('901000002');
  await passwordField().fill(samplePassword);
  await phoneField().evaluate((field: HTMLInputElement) => {
    field.dataset.mark = 'the same field';
  });
  expect(new URL(page.url()).pathname).toBe('/auth/login');
  await submit().click();
  await page.route('**/api/auth/login', (route) => route.abort(), { times: 1 });
  letAppCome();
  await page.getByRole('alert').getByText(say('common', 'noAnswer')).waitFor();
  expect(await phoneField().inputValue()).toBe('90 100 00 02');
  expect(await phoneField().getAttribute('data-mark')).toBe('the same field');
});

test('typing goes on while the app comes: nothing jumps, and the focus and each digit stay', async () => {
  const letAppCome = await holdApp();
  await page.goto('/auth/login?next=%2Faccount', { waitUntil: 'commit' });
  await phoneField().pressSequentially('901');
  const before = await page.locator('#main').boundingBox();
  expect(await page.getByRole('link', { name: say('auth', 'register') }).getAttribute('href')).toBe(
    '/auth/registration?next=%2Faccount',
  );
  letAppCome();
  await page.waitForFunction(() => document.title !== 'Davomat');
  await page.keyboard.type('000002');
  expect(await phoneField().inputValue()).toBe('90 100 00 02');
  expect(await page.locator('#main').boundingBox()).toEqual(before);
  expect(await phoneField().evaluate((field) => field === document.activeElement)).toBe(true);
});

test('a language chosen before the app is there is the app’s', async () => {
  const letAppCome = await holdApp();
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel(say('common', 'language')).selectOption('ru');
  await page.getByRole('button', { name: say('common', 'showPassword') }).click();
  letAppCome();
  const russian = await loadTexts('ru');
  await page.getByRole('heading', { name: russian('auth', 'signInTitle') }).waitFor();
  expect(await page.getByLabel(russian('auth', 'password'), { exact: true }).getAttribute('type')).toBe(
    'text',
  );
  await page.reload();
  await page.getByRole('heading', { name: russian('auth', 'signInTitle') }).waitFor();
});

test('a form that an extension has changed is rendered anew, with what was typed', async () => {
  const letAppCome = await holdApp();
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await phoneField().pressSequentially('901000002');
  await passwordField().fill('Wrong1234');
  await page.locator('form').evaluate((form) => form.prepend(document.createElement('div')));
  letAppCome();
  await page.locator('form > div:empty').waitFor({ state: 'detached' });
  expect([await phoneField().inputValue(), await passwordField().inputValue()]).toEqual([
    '90 100 00 02',
    'Wrong1234',
  ]);
  await submit().click();
  await page.getByRole('alert').getByText(say('problems', 'wrongCredentials')).waitFor();
  // React says that it could not take the form over.
  expect(visit.complaints.splice(0)).toEqual([expect.stringContaining('#418')]);
});

test('whoever is signed in never sees the form', async () => {
  const session = await app.server.signIn(employer, 'the-first-device');
  const own = await app.visit({ viewport: phone, session });
  await own.page.route('**/assets/entry-*.js', (route) => route.abort());
  await own.page.goto('/auth/login');
  expect(await own.page.locator('#root').innerHTML()).toBe('');
  await own.close();
});

test('a pasted number is understood; the password can be shown', async () => {
  await page.goto('/auth/login');
  await phoneField().fill('+998 (90) 100-00-02');
  expect(await phoneField().inputValue()).toBe('90 100 00 02');
  await passwordField().fill('abc');
  await page.getByRole('button', { name: say('common', 'showPassword') }).click();
  expect(await passwordField().getAttribute('type')).toBe('text');
});

test('an incomplete form says so at its fields and takes the focus to the first', async () => {
  await page.goto('/auth/login');
  await phoneField().fill('90 10');
  await submit().click();
  await page.getByText(say('fields', 'phoneNumberInvalid')).waitFor();
  await page.getByText(say('fields', 'required')).waitFor();
  expect(await phoneField().evaluate((field) => field === document.activeElement)).toBe(true);
});

test('a wrong password and an unknown phone get the same answer; what was typed stays', async () => {
  for (const known of [employee, '998909999999']) {
    await signIn(known, 'Wrong1234');
    await page.getByRole('alert').getByText(say('problems', 'wrongCredentials')).waitFor();
    expect(await passwordField().inputValue()).toBe('Wrong1234');
  }
});

test('without an answer the form stays as it was and goes again', async () => {
  await page.goto('/auth/login');
  await page.route('**/api/**', (route) => route.abort());
  await phoneField().fill(employee);
  await passwordField().fill(samplePassword);
  await submit().click();
  await page.getByRole('alert').getByText(say('common', 'noAnswer')).waitFor();
  await page.unroute('**/api/**');
  await submit().click();
  await page.waitForURL('**/home');
});

test('a new device is asked for the code that was sent; a wrong one says so, a reload keeps the page', async () => {
  await app.server.signIn(employer, 'the-first-device');
  await signIn(employer, samplePassword);
  await page.waitForURL('**/auth/auth-otp/*');
  const sent = await app.server.lastCode(employer);
  await codeField().fill(sent === '000000' ? '111111' : '000000');
  await page.getByText(say('problems', 'wrongCode')).waitFor();
  await page.reload();
  await page.getByText(say('auth', 'codeLead', { phone: '+998 •• ••• •• 01' })).waitFor();
  await codeField().pressSequentially(sent);
  await page.waitForURL('**/home');
});

test('a code can be sent again after a minute, and the new one opens the door', async () => {
  await app.server.signIn(employer, 'the-first-device');
  await page.clock.install();
  await signIn(employer, samplePassword);
  await page.waitForURL('**/auth/auth-otp/*');
  await page.getByText(say('auth', 'resendIn')).waitFor();
  const first = await app.server.lastCode(employer);
  app.server.clock.advance(61_000);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: say('auth', 'resend') }).click();
  await page.getByText(say('auth', 'resendIn')).waitFor();
  const second = await app.server.lastCode(employer);
  expect(second).not.toBe(first);
  await codeField().fill(second);
  await page.waitForURL('**/home');
});

test('too many wrong codes lead back to signing in', async () => {
  await app.server.signIn(employer, 'the-first-device');
  await signIn(employer, samplePassword);
  await page.waitForURL('**/auth/auth-otp/*');
  const sent = await app.server.lastCode(employer);
  const wrong = ['000000', '111111'].filter((code) => code !== sent);
  for (let tries = 0; tries < 6 && !(await overShown()); tries += 1) {
    const answered = page.waitForResponse('**/verify');
    await codeField().fill(wrong[tries % wrong.length] ?? '');
    await answered;
    await page.locator('main[aria-busy="false"]').waitFor();
  }
  await page.getByText(say('problems', 'otpLocked')).waitFor();
  await page.getByRole('link', { name: say('auth', 'signInAgain') }).click();
  await phoneField().waitFor();
});

const overShown = () => page.getByRole('heading', { name: say('auth', 'codeOver') }).isVisible();

test('too many wrong passwords: how long to wait is counted down', async () => {
  for (let tries = 0; tries < 10; tries += 1)
    await app.server.call('login', {
      body: { phoneNumber: employee, password: 'Wrong1234', device: { deviceId: 'somebody-else' } },
    });
  await signIn(employee, samplePassword);
  await page.getByRole('timer').waitFor();
  expect(await submit().isDisabled()).toBe(true);
});

test('too many codes: how long to wait is counted down, and the password lets in meanwhile', async () => {
  for (let asked = 0; asked < 2; asked += 1)
    await app.server.call('startPasswordRecovery', {
      body: { phoneNumber: employer, device: { deviceId: `somebody-else-${asked}` } },
    });
  await page.goto('/auth/login');
  await phoneField().fill(employer);
  await page.getByRole('button', { name: say('auth', 'signInByCode') }).click();
  await page.getByRole('alert').getByText(say('problems', 'tooManyCodes')).waitFor();
  expect(await page.getByRole('timer').textContent()).toMatch(/^(10:00|9:5\d)$/);
  await passwordField().fill(samplePassword);
  await submit().click();
  await page.waitForURL('**/auth/auth-otp/*');
});
