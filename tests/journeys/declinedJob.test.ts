import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate } from '#domain/format/index.ts';
import { seedSampleCompany } from '#server/seed/index.ts';
import { desk, phone, startApp, type App } from '#tests/support/browser/app.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { chooseRecordAction } from '#tests/support/browser/recordPage.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { anyone, sampleCard } from '#tests/support/worlds/world.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

const reason = 'Boshqa ish topdim';

test('somebody declines the job, the employer reads when and why, hires again, and the person is asked once more', async () => {
  const { server } = app;
  const { phoneNumber, ...identity } = anyone();
  await addAccount(server, phoneNumber, identity);
  const employer = await server.signIn('998901000001');
  const terms = { cardNumber: sampleCard, salary: 500_000_000, status: 'active' as const };
  const { id, fullName } = bodyOf(
    await server.call('createEmployee', { as: employer, body: { ...identity, phoneNumber, ...terms } }),
  );

  const person = await app.visit({ viewport: phone, session: await server.signIn(phoneNumber) });
  await person.page.goto('/step/continue?side=employee');
  await person.page.getByRole('button', { name: say('account', 'decline.open') }).click();
  const dialog = person.page.getByRole('alertdialog');
  await dialog.getByLabel(say('account', 'decline.reason')).fill(reason);
  await dialog.getByRole('button', { name: say('account', 'decline.confirm'), exact: true }).click();
  await person.page.getByRole('heading', { name: say('account', 'step.noneTitle') }).waitFor();

  const boss = await app.visit({ viewport: desk, session: employer });
  await boss.page.goto('/notifications');
  await boss.page
    .getByRole('listitem')
    .filter({ hasText: `${fullName}. Sababi: ${reason}` })
    .getByRole('link')
    .click();
  await boss.page.waitForURL(`**/employees/${id}`);
  const notice = boss.page.locator('.notice', { hasText: say('employeeRecord', 'declinedText') });
  await notice.getByText(say('employeeRecord', 'reason', { reason })).waitFor();
  await notice
    .getByText(say('employeeRecord', 'declinedOn', { date: formatDate('2026-11-18', 'uz-Latn') }))
    .waitFor();

  await boss.page.goto('/employees?status=declined');
  await boss.page.getByRole('link', { name: fullName }).first().waitFor();
  expect(await boss.page.getByText(say('employees', 'status.declined')).count()).toBeGreaterThan(1);
  await boss.page.goto(`/employees/${id}`);
  await chooseRecordAction(boss.page, say, say('employees', 'change.rehire'));
  const hire = boss.page.getByRole('alertdialog');
  await hire.getByRole('button', { name: say('employees', 'change.rehire'), exact: true }).click();
  await boss.page.locator('main header').getByText(say('employees', 'status.notIdentified')).waitFor();
  expect(await notice.count()).toBe(0);

  await person.page.getByRole('button', { name: say('account', 'step.check') }).click();
  await person.page.getByRole('button', { name: say('account', 'acceptJob') }).click();
  await person.page.waitForURL('**/home');
  expect([...person.complaints, ...boss.complaints]).toEqual([]);
  await Promise.all([person.close(), boss.close()]);
});
