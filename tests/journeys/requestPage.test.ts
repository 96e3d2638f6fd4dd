import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCardNumber, formatDate, formatMoney, formatTime } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { WorkWorld } from '#tests/paths/browser/time/work.world.ts';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { sampleCard } from '#tests/support/worlds/world.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

const money = (amount: number) => formatMoney(tiyin(amount), 'uz-Latn');

test('a row opens the request: what speaks for it, the decision in place, and every review that was ever made of it', async () => {
  const world = await WorkWorld.make(app.server);
  const { employer, employee } = world.company;
  const id = await world.askAgain();
  // Too narrow for a request beside its list: it is a page.
  const desk = await app.visit({ session: employer, viewport: { width: 1100, height: 900 } });
  const handset = await app.visit({ session: employee, viewport: phone });
  await handset.page.goto('/home');
  await handset.page.getByRole('link', { name: money(10_000_000), exact: true }).click();
  await handset.page.waitForURL(`**/requests/${id}`);

  const { page } = desk;
  await page.goto('/requests?state=inProcess');
  await page.getByRole('link', { name: world.employeeName, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: world.employeeName, exact: true }).waitFor();
  const facts = page.getByRole('region', { name: say('payments', 'facts') });
  await world.undecided();
  const { earned, enabled } = await world.fundsOfChosen();
  for (const text of [money(10_000_000), money(earned), money(enabled), 'Davolanish uchun'])
    await facts.getByText(text, { exact: true }).waitFor();

  const act = (key: 'approve' | 'cancelRequest') =>
    page.getByRole('button', { name: say('payments', key), exact: true });
  await act('approve').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.locator('input[name="amount"]').fill('60000');
  await dialog.locator('input[name="reason"]').fill('Qolgani keyingi oyda');
  await dialog.getByRole('button', { name: say('payments', 'approve'), exact: true }).click();
  const lines = (of = page) =>
    of.getByRole('region', { name: say('payments', 'history') }).getByRole('listitem');
  await lines().nth(1).waitFor();
  await act('approve').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(say('payments', 'history'));

  await act('cancelRequest').click();
  await dialog.locator('input[name="reason"]').fill('Karta yopilgan');
  await dialog.getByRole('button', { name: say('payments', 'cancelRequest'), exact: true }).click();
  await act('cancelRequest').waitFor({ state: 'detached' });
  for (const shown of [page, handset.page]) {
    await lines(shown).nth(2).waitFor();
    const [asked, approved, cancelled] = await lines(shown).allInnerTexts();
    const tells = (line = '', ...texts: string[]) => {
      for (const text of texts)
        expect(line.replaceAll('\u00a0', ' ')).toContain(text.replaceAll('\u00a0', ' '));
    };
    tells(asked, say('payments', 'event.ask'), money(10_000_000), world.employeeName);
    tells(approved, say('payments', 'event.approve'), money(6_000_000), 'Qolgani keyingi oyda');
    tells(cancelled, say('payments', 'event.cancel'), money(6_000_000), 'Karta yopilgan');
    const [by] = bodyOf(await app.server.call('getPaymentRequest', { as: employer, path: { id } }))
      .history.slice(1)
      .map((one) => one.by);
    tells(approved, by ?? 'nobody');
  }
  const back = page.getByRole('main').getByRole('link', { name: say('common', 'back') });
  expect(await back.getAttribute('href')).toBe('/requests?state=inProcess');

  const stranger = (await WorkWorld.make(app.server)).askAgain();
  await page.goto(`/requests/${await stranger}`);
  await page.getByText(say('payments', 'missing'), { exact: true }).waitFor();
  await Promise.all([desk.close(), handset.close()]);
  expect(handset.complaints).toEqual([]);
});

test('on a wide screen a request opens beside its list, and what is decided there shows in both', async () => {
  const world = await WorkWorld.make(app.server);
  const id = await world.askAgain();
  const { page, ...visit } = await app.visit({ session: world.company.employer });
  await page.goto('/requests?state=inProcess');
  const row = page.getByRole('row').filter({ hasText: world.employeeName });
  // The row's menu offers the decision, by its button and by a right click.
  const offered = page.getByRole('menuitem', { name: say('payments', 'cancelRequest'), exact: true });
  for (const button of ['left', 'right'] as const) {
    const menu = row.getByRole('button', { name: say('lists', 'rowMenu', { name: world.employeeName }) });
    await (button === 'left' ? menu : row).click({ button });
    await offered.waitFor();
    await page.keyboard.press('Escape');
    await offered.waitFor({ state: 'detached' });
  }
  await row.getByRole('link').click();
  await page.waitForURL(`**/requests/${id}`);
  const panel = page.getByRole('complementary', { name: say('payments', 'panel') });
  await panel.getByRole('heading', { level: 2, name: world.employeeName, exact: true }).waitFor();
  await panel.getByRole('button', { name: say('payments', 'cancelRequest'), exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.locator('input[name="reason"]').fill('Karta yopilgan');
  await dialog.getByRole('button', { name: say('payments', 'cancelRequest'), exact: true }).click();
  await panel.getByText(say('payments', 'state.cancelled'), { exact: true }).first().waitFor();
  await row.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.waitForURL('**/requests?state=inProcess');
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

test('what a register got back is paid by hand, and the open number goes once somebody else has paid', async () => {
  const world = await WorkWorld.make(app.server);
  const { employer: as } = world.company;
  const job = as.jobId;
  const by = { as, job };
  const { call } = app.server;
  bodyOf(await call('updatePayoutSettings', { ...by, body: { version: 0, provider: 'file' } }));
  const id = await world.askAgain();
  const review = { event: 'approve' as const, requests: [{ id }] };
  bodyOf(await call('reviewPaymentRequests', { ...by, body: review }));
  const register = bodyOf(await call('createPayoutRegister', by));
  const refused = { event: 'markUnpaid' as const, reason: 'Karta yopilgan', password: samplePassword };
  bodyOf(await call('settlePayoutRegister', { ...by, path: { id: register.id }, body: refused }));

  const { page, ...visit } = await app.visit({ session: as, viewport: phone });
  await page.goto(`/requests/${id}`);
  const byHand = say('payments', 'approveByHand');
  await page.getByRole('button', { name: byHand, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: say('payments', 'byHandTitle'), exact: true });
  const words = { name: world.employeeName, amount: money(10_000_000) };
  await dialog.getByText(say('payments', 'byHandText', words), { exact: true }).waitFor();
  await dialog.getByRole('button', { name: byHand, exact: true }).click();
  await page.getByText(say('payouts', 'byHand'), { exact: true }).waitFor();
  await page.getByRole('button', { name: say('payouts', 'card.show'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say('payouts', 'card.title') });
  await sheet.getByText(formatCardNumber(sampleCard), { exact: true }).waitFor();
  const { cardSeen, today } = bodyOf(await call('getPaymentRequest', { ...by, path: { id } }));
  const at = Date.parse(cardSeen!.at);
  const seen = { name: cardSeen!.by!, day: formatDate(today, 'uz-Latn'), time: formatTime(at) };
  await page.getByText(say('payouts', 'card.seen', seen), { exact: true }).waitFor();

  const paid = { event: 'markPaid' as const, paidOn: today };
  bodyOf(await call('settlePaymentRequest', { ...by, path: { id }, body: paid }));
  await sheet.waitFor({ state: 'detached' });
  await page.getByText(say('payments', 'state.paid'), { exact: true }).first().waitFor();
  expect(await page.content()).not.toContain(formatCardNumber(sampleCard));
  await visit.close();
  expect(visit.complaints).toEqual([]);
});
