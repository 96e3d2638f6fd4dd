import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { UNDO_MS } from '#machines/lifecycles/paymentRequestMachine.ts';
import { newId } from '#server/identifier.ts';
import { WorkWorld } from '#tests/paths/browser/time/work.world.ts';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { loadTexts, type Key, type Say } from '#tests/support/browser/texts.ts';
import { otherCard } from '#tests/support/worlds/world.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

test('the only employer approves their own request with password and note, undoes it, and sees it become final', async () => {
  const world = await WorkWorld.make(app.server);
  const { employer, employee } = world.company;
  const id = await world.askAgain();
  await app.server.db
    .updateTable('employee')
    .set((columns) => ({
      phoneNumber: columns
        .selectFrom('account')
        .select('account.phoneNumber')
        .where('account.id', '=', employer.accountId)
        .$asScalar()
        .$notNull(),
    }))
    .where('id', '=', employee.jobId)
    .execute();
  const visit = await app.visit({ session: employer });
  const { page } = visit;
  await visit.context.addInitScript((job) => localStorage.setItem('employeeId', job), employer.jobId);
  await page.goto(`/requests/${id}`);

  const button = (key: Key<'payments'>) =>
    page.getByRole('button', { name: say('payments', key), exact: true });
  const dialog = page.getByRole('alertdialog');
  const answer = (key: Key<'payments'>) =>
    dialog.getByRole('button', { name: say('payments', key), exact: true }).click();
  const fill = (name: string, value: string) => dialog.locator(`input[name="${name}"]`).fill(value);
  const badge = (key: Key<'payments'>) =>
    page.locator('main header').getByText(say('payments', key), { exact: true }).waitFor();

  await button('approve').click();
  await dialog.getByText(say('payments', 'aloneText'), { exact: true }).waitFor();
  await answer('approve');
  await dialog.getByText(say('fields', 'required'), { exact: true }).first().waitFor();
  await fill('reason', 'Boshqa ish beruvchi yoʻq');
  await fill('password', 'Davomat2');
  await answer('approve');
  await dialog.getByText(say('fields', 'passwordWrong'), { exact: true }).waitFor();
  await fill('password', samplePassword);
  await answer('approve');
  await badge('state.approvedAlone');

  await button('undo').click();
  await answer('undo');
  await badge('state.inProcess');

  await button('approve').click();
  expect(await dialog.locator('input[name="password"]').inputValue()).toBe('');
  await fill('reason', 'Boshqa ish beruvchi yoʻq');
  await fill('password', samplePassword);
  await answer('approve');
  await badge('state.approvedAlone');

  app.server.clock.set(app.server.clock.now() + UNDO_MS);
  await app.server.settled();
  await badge('state.approved');
  await button('undo').waitFor({ state: 'detached' });
  const lines = page.getByRole('region', { name: say('payments', 'history') }).getByRole('listitem');
  expect(await lines.getByRole('strong').allInnerTexts()).toEqual(
    (['ask', 'approve', 'undo', 'approve', 'settle'] as const).map((event) =>
      say('payments', `event.${event}`),
    ),
  );
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

test('money to a card that the only employer has set takes their password; with a colleague, it is left to them until its time', async () => {
  const { server } = app;
  const world = await WorkWorld.make(server);
  const { employer, employee } = world.company;
  const body = { cardNumber: otherCard, makeDefault: true };
  const path = { id: employee.jobId };
  const { items } = bodyOf(await server.call('addCard', { as: employer, path, body, key: newId() }));
  const asked = { amount: 10_000_000, cardId: items[0]!.card.id };
  const { id } = bodyOf(await server.call('createSalaryRequest', { as: employee, body: asked }));
  const visit = await app.visit({ session: employer });
  const { page } = visit;
  await page.goto(`/requests/${id}`);
  const button = (key: Key<'payments'>) =>
    page.getByRole('button', { name: say('payments', key), exact: true });
  const dialog = page.getByRole('alertdialog');

  await button('approve').click();
  await dialog.getByText(say('payments', 'cardHeldAlone'), { exact: true }).waitFor();
  await dialog.locator('input[name="password"]').waitFor();

  await joinColleague(server, employer, { role: 'accountant' });
  await page.reload();
  const request = await server.call('getPaymentRequest', { as: employer, path: { id } });
  const time = Date.parse(bodyOf(request).cardHeldUntil!);
  const until = `${formatDate(companyDate(time), 'uz-Latn', 'short')}, ${formatTime(time)}`;
  await page.getByText(say('payments', 'cardHeld', { until }), { exact: true }).waitFor();
  await button('cancelRequest').waitFor();
  expect(await button('approve').count()).toBe(0);
  await visit.close();
  expect(visit.complaints).toEqual([]);
});
