import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { recordPaths } from '#tests/paths/browser/support/recordPaths.ts';
import { desk, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { startPublishing, type Publishing } from '#tests/support/browser/publishing.ts';
import { salariesOfPinfl } from '#tests/support/worlds/salaries.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { anyone, sampleCard } from '#tests/support/worlds/world.ts';

/** How often an open page checks for a new version. */
const hour = 60 * 60 * 1000;
const employer = '998901000001';

let publishing: Publishing;
let app: App;
let say: Say;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  publishing = await startPublishing();
  const config = { clientFolder: publishing.clientFolder };
  [app, say] = await Promise.all([startApp({ config, seed: seedSampleCompany }), loadTexts('uz-Latn')]);
});
afterAll(async () => {
  await app.close();
  await publishing.close();
});
beforeEach(async () => {
  const session = await app.server.signIn(employer);
  visit = await app.visit({ viewport: desk, session, worker: true });
  ({ page } = visit);
  await page.clock.install({ time: app.server.clock.date() });
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const entry = () =>
  page.locator('script[type=module]').evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

test('a new version is offered beside a half-filled form, takes nothing of it, and comes when it is asked for', async () => {
  const { phoneNumber, firstName, lastName, passportSerialNumber, pinfl } = anyone();
  const recorder = await recordPaths(page);
  await page.goto('/employees/new');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await recorder.atLeast('appUpdate', 1, 30_000);
  await fill({ [say('employees', 'firstName')]: firstName, [say('employees', 'lastName')]: lastName });

  const version = await publishing.publish();
  await page.clock.fastForward(hour);
  await page
    .getByRole('status')
    .filter({ hasText: say('notifications', 'update.text') })
    .waitFor();
  expect(await field(say('employees', 'lastName')).inputValue()).toBe(lastName);

  // The form is finished in the version it was started in, including screens that were not loaded yet.
  await fill({ [say('employees', 'passport')]: passportSerialNumber, [say('employees', 'pinfl')]: pinfl });
  await button(say('employees', 'wizard.next')).click();
  await fill({
    [say('employees', 'phone')]: phoneNumber.slice(3),
    [say('employees', 'card')]: sampleCard,
    [say('employees', 'salary')]: '6300000',
  });
  await button(say('employees', 'wizard.submit')).click();
  await heading(say('employees', 'hired.title', { name: `${lastName} ${firstName}` }));
  expect(await salariesOfPinfl(app.server.db, pinfl)).toEqual([{ salary: 630_000_000 }]);
  await page.getByRole('link', { name: new RegExp(`^${say('common', 'navMoney')}`) }).click();
  await heading(say('payments', 'title'));
  expect((await entry()).join()).not.toContain(version);

  await button(say('notifications', 'update.accept')).click();
  await page.locator(`script[type=module][src*=".${version}."]`).waitFor({ state: 'attached' });
  await heading(say('payments', 'title'));
  expect(await button(say('notifications', 'update.accept')).count()).toBe(0);
});
