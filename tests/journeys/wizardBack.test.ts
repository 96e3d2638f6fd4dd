import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { loadTexts, type Key, type Say } from '#tests/support/browser/texts.ts';

const employer = '998901000001';

let app: App;
let say: Say;
let visit: Visit;
let page: Page;
/** Requests with a method that changes data. */
let sent: string[];

async function begin(as?: string): Promise<void> {
  visit = await app.visit({
    viewport: phone,
    session: as === undefined ? undefined : await app.server.signIn(as),
  });
  ({ page } = visit);
  sent = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
}

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());
beforeEach(() => {
  // Messages to one phone number are limited.
  app.server.clock.advance(10 * 60_000);
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const input = (name: string) => page.locator(`input[name="${name}"]`);
const button = (name: string) => page.getByRole('button', { name, exact: true });

const flows = [
  ['registration', 'register', '998901112277'],
  ['password recovery', 'recover', employer],
] as const;

test.each(flows)(
  'Back in %s goes to the step before and leaves from the first',
  async (_name, words, number) => {
    await begin();
    const first = say('registration', `ends.${words}.title` as Key<'registration'>);
    const last = say('registration', `ends.${words}.passwordTitle` as Key<'registration'>);
    const code = say('auth', 'codeTitle');
    const typed = number.slice(3).replace(/(\d\d)(\d{3})(\d\d)(\d\d)/, '$1 $2 $3 $4');
    await page.goto('/auth/login');
    await page.getByRole('link', { name: say('auth', words === 'register' ? 'register' : 'forgot') }).click();
    await heading(first);
    await input('phoneNumber').fill(number.slice(3));
    await button(say('registration', 'sendCode')).click();
    await heading(code);
    await input('code').fill('123');

    await page.goBack();
    await heading(first);
    expect(await input('phoneNumber').inputValue()).toBe(typed);
    await page.goForward();
    await heading(code);
    expect(await input('code').inputValue()).toBe('');

    await input('code').fill(await app.server.lastCode(number));
    await heading(last);
    await input('password').fill('Davomat7');
    const before = sent.length;
    await page.goBack();
    await heading(first);
    expect(await input('phoneNumber').inputValue()).toBe(typed);
    await page.goForward();
    await page.waitForFunction(
      () => (history.state as { usr?: { step?: number } | null }).usr?.step === undefined,
    );
    await heading(first);
    expect(await input('password').count()).toBe(0);
    expect(sent.slice(before)).toEqual([]);

    await page.goBack();
    await page.waitForURL('**/auth/login');
  },
);

test('Back in a hire goes from the terms to the identity and from there to the page before', async () => {
  await begin(employer);
  await page.goto('/employees');
  await page
    .getByRole('link', { name: say('employees', 'hire') })
    .first()
    .click();
  await input('firstName').fill('Aziza');
  await input('lastName').fill('Karimova');
  await input('passportSerialNumber').fill('AA1234567');
  await input('pinfl').fill('52902049999978');
  await button(say('employees', 'wizard.next')).click();
  await input('phoneNumber').fill('901112278');
  await input('cardNumber').fill('8600490744313347');

  await page.goBack();
  await button(say('employees', 'wizard.next')).waitFor();
  expect(await input('firstName').inputValue()).toBe('Aziza');
  await page.goForward();
  await button(say('employees', 'wizard.next')).waitFor();
  expect(await input('firstName').inputValue()).toBe('Aziza');

  // The form's own button does the same.
  await button(say('employees', 'wizard.next')).click();
  expect(await input('phoneNumber').inputValue()).toBe('90 111 22 78');
  await button(say('employees', 'wizard.back')).click();
  await button(say('employees', 'wizard.next')).waitFor();
  expect(sent).toEqual([]);

  await page.goBack();
  await page.waitForURL('**/employees');
});

const newcomers = [
  ['a founder', 'employer', '998901112281', () => input('tin')],
  ['an employee', 'employee', '998901112282', () => page.getByText(say('account', 'step.noneTitle'))],
] as const;

test.each(newcomers)(
  'Back of %s goes to the profile as typed and from there to the question before',
  async (_name, side, number, second) => {
    await addAccount(app.server, number);
    await begin(number);
    await page.goto('/steps/check');
    await heading(say('sides', 'title'));
    await page.getByRole('radio', { name: say('sides', side) }).check();
    await button(say('sides', 'next')).click();
    await input('lastName').fill('Karimova');
    await input('firstName').fill('Aziza');
    await input('passportSerialNumber').fill('AA1234567');
    await input('pinfl').fill(side === 'employer' ? '52902049999978' : '42203969949920');
    await button(say('account', 'step.save')).click();
    await second().waitFor();
    const before = sent.length;

    await page.goBack();
    await input('pinfl').waitFor();
    expect(await input('lastName').inputValue()).toBe('Karimova');
    // Forward saves nothing: it stays on the profile.
    await page.goForward();
    await page.waitForFunction(() => (history.state as { step?: number } | null)?.step === undefined);
    expect(await input('lastName').inputValue()).toBe('Karimova');
    expect(sent.slice(before)).toEqual([]);

    // The form's own button goes the same way.
    await button(say('account', 'step.save')).click();
    await second().waitFor();
    await button(side === 'employer' ? say('common', 'back') : say('account', 'step.edit')).click();
    await input('pinfl').waitFor();
    await page.goBack();
    await heading(say('sides', 'title'));
  },
);

test('Back closes the salary request and stays on the home', async () => {
  await begin('998901000002');
  await page.goto('/account');
  await page.goto('/home');
  await page.locator('a[href="/home#salary-request"]').click();
  await input('amount').fill('5000');
  await page.goBack();
  await input('amount').waitFor({ state: 'detached' });
  await page.locator('a[href="/home#salary-request"]').waitFor();
  expect(sent).toEqual([]);
});
