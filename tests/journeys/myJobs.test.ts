import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

const person = {
  firstName: 'Malika',
  lastName: 'Yusupova',
  passportSerialNumber: 'AB7654321',
  pinfl: '42503950010019',
};
const phoneNumber = '998901000003';
const company = 'Namuna Savdo';
const neighbour = 'Qoʻshni Servis';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

async function hire(employer: string, pinfl: string): Promise<void> {
  const answer = await app.server.call('createEmployee', {
    as: await app.server.signIn(employer),
    body: {
      ...person,
      pinfl,
      phoneNumber,
      cardNumber: '8600490744313347',
      salary: 600_000_000,
      status: 'active',
    },
  });
  expect(answer.status).toBe(201);
}

const button = (page: Page, text: string) => page.getByRole('button', { name: text });
const companyLine = (page: Page, title: string) =>
  page.getByRole('link', { name: say('home', 'switchJob', { company: title }) });
const jobOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('a newcomer gives the profile, joins a company, then a second one, and switches between them', async () => {
  const visit = await app.visit({
    viewport: phone,
    session: await app.server.signIn(phoneNumber),
  });
  const { page } = visit;
  await page.goto('/requests');
  await page.waitForURL('**/step/continue');

  await page.getByLabel(say('account', 'lastName')).fill(person.lastName);
  await page.getByLabel(say('account', 'firstName')).fill(person.firstName);
  await page.getByLabel(say('account', 'passportSerialNumber')).fill('ab 7654321');
  await page.getByLabel(say('account', 'pinfl')).fill('42503950010028');
  await button(page, say('account', 'step.save')).click();
  await page.getByRole('heading', { name: say('account', 'step.noneTitle') }).waitFor();

  await hire('998901000001', person.pinfl);
  await button(page, say('account', 'step.check')).click();
  await page.getByText(say('account', 'step.mismatchText')).waitFor();
  await button(page, say('account', 'step.edit')).click();
  await page.getByLabel(say('account', 'pinfl')).fill(person.pinfl);
  await button(page, say('account', 'step.save')).click();
  await button(page, say('account', 'acceptJob')).click();
  await page.waitForURL('**/home');
  await companyLine(page, company).waitFor();

  await hire('998901000011', person.pinfl);
  await page.goto('/account');
  await button(page, say('account', 'acceptJob')).click();
  await button(page, say('account', 'switchJob')).click();
  await jobOf(page, neighbour).getByText(say('account', 'currentJob')).waitFor();
  const chosen = await page.evaluate(() => localStorage.getItem('employeeId'));
  await page.goto('/home');
  await companyLine(page, neighbour).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('employeeId'))).toBe(chosen);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
