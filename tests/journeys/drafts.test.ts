import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { deviceDraft } from '#tests/support/browser/deviceDraft.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { storedRows } from '#tests/support/server/storedRows.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

const founder = '998901112291';
const other = '998901112292';
const worker = '998901000002';
const typedCompany = { title: 'Registon Savdo', tin: '301 234 567' };
const identity = {
  lastName: 'Karimova',
  firstName: 'Aziza',
  passportSerialNumber: 'AA1234567',
  pinfl: '52902049999978',
};

let app: App;
let say: Say;
let visit: Visit;
let page: Page;
let founderId: string;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
  founderId = await addAccount(app.server, founder);
  await addAccount(app.server, other);
});
afterAll(() => app.close());
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

async function begin(as: string, path: string): Promise<void> {
  visit = await app.visit({ viewport: phone, session: await app.server.signIn(as) });
  ({ page } = visit);
  await page.goto(path);
}

const input = (name: string) => page.locator(`input[name="${name}"]`);
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function type(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await input(name).fill(value);
}

async function shows(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await input(name).waitFor();
    expect([name, (await input(name).inputValue()).replace(/\s/g, '')]).toEqual([
      name,
      value.replace(/\s/g, ''),
    ]);
  }
}

/** Everything that the drafts' database holds, as JSON. */
const kept = async () => (await storedRows(page, 'davomat-drafts', 'drafts')) ?? '[]';

test('the profile and the company survive a reload, and leave nothing behind once the company is there', async () => {
  await begin(founder, '/step/continue?side=employer');
  await type(identity);
  await expect.poll(kept).toContain(identity.pinfl);
  await page.reload();
  await shows(identity);

  await button(say('account', 'step.save')).click();
  await type(typedCompany);
  await expect.poll(kept).toContain('301234567');
  expect(await kept()).not.toContain(identity.pinfl);
  await page.reload();
  await shows(typedCompany);

  await button(say('sides', 'found')).click();
  await page.waitForURL('**/start');
  await expect.poll(kept).toBe('[]');
});

test('a salary request survives a reload and a closed sheet until it is made', async () => {
  const typed = { amount: '50000', note: 'Ijara uchun' };
  await begin(worker, '/home#salary-request');
  await type(typed);
  await expect.poll(kept).toContain('Ijara uchun');
  await page.reload();
  await shows(typed);
  await page.keyboard.press('Escape');
  await page.locator('a[href="/home#salary-request"]').click();
  await shows(typed);

  await button(say('home', 'sendRequest')).click();
  await page.getByText(say('home', 'requestedText')).waitFor();
  await expect.poll(kept).toBe('[]');
});

test('a draft that nobody changed for 30 days is removed when the app starts', async () => {
  await begin(worker, '/home#salary-request');
  await type({ amount: '70000' });
  await expect.poll(kept).toContain('7000000');
  const startsAfter = async (days: number) => {
    await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000);
    await page.goto('/account');
    await button(say('account', 'signOut')).waitFor();
  };
  await startsAfter(29);
  expect(await kept()).toContain('7000000');
  await startsAfter(31);
  await expect.poll(kept).toBe('[]');
});

test('changed profile settings survive a reload until they are saved or cancelled', async () => {
  const typed = { lastName: 'Yusupova', passportSerialNumber: 'AB7654321' };
  const edit = () => button(say('personal', 'profile.edit'));
  await begin(worker, '/settings/profile');
  await edit().click();
  await type(typed);
  await expect.poll(kept).toContain('AB7654321');
  await page.reload();
  await shows(typed);
  await page
    .locator('form')
    .getByRole('button', { name: say('common', 'cancel') })
    .click();
  await expect.poll(kept).toBe('[]');

  await edit().click();
  await type(typed);
  await expect.poll(kept).toContain('AB7654321');
  await page.reload();
  await button(say('personal', 'profile.save')).click();
  await edit().waitFor();
  await page.locator('dd', { hasText: 'Yusupova' }).waitFor();
  await expect.poll(kept).toBe('[]');
  await page.reload();
  await edit().waitFor();
});

test('signing out takes a draft off the device', async () => {
  await begin(worker, '/home#salary-request');
  await type({ amount: '60000' });
  await expect.poll(kept).toContain('6000000');
  await page.goto('/account');
  await button(say('account', 'signOut')).click();
  await page.waitForURL('**/login**');
  await expect.poll(kept).toBe('[]');
});

test('somebody else on the same phone sees no draft', async () => {
  await begin(other, '/mark.svg');
  const draft = { identity, company: typedCompany, sent: null };
  // As after a session that the server ended: nobody has signed out.
  await deviceDraft(visit.context, [founderId, 'profileCreation'], draft);
  await page.goto('/step/continue?side=employer');
  await shows(Object.fromEntries(Object.keys(identity).map((name) => [name, ''])));
});
