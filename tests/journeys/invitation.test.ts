import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPhone } from '#domain/format/index.ts';
import { seedSampleCompany } from '#server/seed/index.ts';
import { desk, phone, startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { anyone, sampleCard } from '#tests/support/worlds/world.ts';
import { readGateCode } from './readGateCode.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

test('an invitation is sent, scanned and copied, and opens registration and sign-in with the phone number', async () => {
  const employer = await app.server.signIn('998901000001');
  const terms = { cardNumber: sampleCard, salary: 500_000_000, status: 'active' as const };
  const { id, phoneNumber } = bodyOf(
    await app.server.call('createEmployee', { as: employer, body: { ...anyone(), ...terms } }),
  );
  const boss = await app.visit({ viewport: desk, session: employer });
  const { page } = boss;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/employees/${id}`);
  await page.getByRole('button', { name: say('employees', 'invite.open'), exact: true }).click();
  const link = await readGateCode(page);
  expect(new URL(link).pathname + new URL(link).hash).toBe(`/auth/registration#phone=${phoneNumber}`);
  await page.getByRole('button', { name: say('employees', 'invite.copy'), exact: true }).click();
  await page.getByText(say('employees', 'invite.copied'), { exact: true }).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole('button', { name: say('employees', 'invite.send'), exact: true }).click();
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('button', { name: say('employees', 'invite.send'), exact: true }).click();
  await page
    .getByText(say('employees', 'invite.sent', { phone: formatPhone(phoneNumber) }))
    .first()
    .waitFor();
  await ask.waitFor({ state: 'detached' });
  // Escape would close the toast first.
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: say('common', 'close'), exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText(say('employeeRecord', 'event.invite'), { exact: true }).waitFor();

  await page.goto('/dev/outbox');
  await page.getByRole('cell', { name: `/auth/registration#phone=${phoneNumber}` }).waitFor();

  const person = await app.visit({ viewport: phone });
  await person.page.goto(link);
  const typed = () => person.page.getByLabel(say('auth', 'phoneNumber')).inputValue();
  await person.page.getByLabel(say('auth', 'phoneNumber')).waitFor();
  expect((await typed()).replace(/\D/g, '')).toContain(phoneNumber.slice(3));
  await person.page.getByRole('link', { name: say('registration', 'toSignIn'), exact: true }).click();
  await person.page.waitForURL('**/auth/login*');
  expect((await typed()).replace(/\D/g, '')).toContain(phoneNumber.slice(3));
  expect([...boss.complaints, ...person.complaints]).toEqual([]);
  await Promise.all([boss.close(), person.close()]);
});
