import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate, formatMoney, formatMonth, formatNumber } from '#domain/format/index.ts';
import { fromSom } from '#domain/money.ts';
import { desk, phone, startApp, type App } from '#tests/support/browser/app.ts';
import { ASKED, EarningsWorld, PAID, TOO_MUCH } from '#tests/support/worlds/earningsWorld.ts';
import { earnedBy, PER_DAY, SALARY } from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { money, rowsOf, termsOf } from './payMonth/shown.ts';

const LEFT = earnedBy(10) - PAID;

let app: App;
let say: Say;
let world: EarningsWorld;
let enabled = 0;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await EarningsWorld.make(app.server);
  ({ enabled } = bodyOf(await app.server.call('getSalary', { as: world.ten })));
});
afterAll(() => app.close());

const number = (amount: number) => formatNumber(Math.trunc(amount / 100));
const rows = (page: Page) => rowsOf(page, say('earnings', 'title'));
const names = async (page: Page) => (await rows(page)).map(([name]) => name?.split(' ')[0]);
const totals = (page: Page) => termsOf(page.locator('main dl'));
const chips = (page: Page) =>
  page.getByRole('group', { name: say('earnings', 'dueLabel') }).getByRole('button');
const chip = (page: Page, key: 'due.unpaid' | 'due.owing') =>
  chips(page).filter({ hasText: say('earnings', key) });
const counts = async (page: Page) =>
  (await chips(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
const heading = (page: Page, key: 'person' | 'earned' | 'unpaid') =>
  page.getByRole('columnheader').getByRole('button', { name: say('earnings', `columns.${key}`) });

/** A row as it should be: of what is nothing there is a dash. */
const row = (name: string, worked: string, ...sums: (number | string)[]) => [
  expect.stringContaining(name) as string,
  worked,
  `${number(PER_DAY)}\n${number(SALARY)}`,
  ...sums.map((sum) => (sum === 0 ? '–' : typeof sum === 'string' ? sum : number(sum))),
];
const total = (sums: Record<string, number>) =>
  Object.entries(sums).map(([key, sum]) => [say('earnings', `totals.${key as 'earned'}`), money(sum)]);

test('the overview’s figure leads to those to whom it is owed, with what the payments say of each', async () => {
  const visit = await app.visit({ session: world.employer, viewport: desk });
  const { page } = visit;
  await page.clock.setFixedTime(app.server.clock.date());
  await page.goto('/home');
  await page
    .getByRole('link', { name: `${say('overview', 'money.unpaid')}: ${number(LEFT)}`, exact: true })
    .click();
  await page.waitForURL('**/payments/earnings?due=unpaid');
  const most = row('Aliyeva', '10 / 21', earnedBy(10), ASKED, 0, PAID, LEFT, enabled);
  await expect.poll(() => rows(page)).toEqual([most]);
  expect(enabled).toBeGreaterThan(0);
  const time = `${formatDate('2026-11-18', 'uz-Latn', 'dayMonth')}, 08:50`;
  await page.getByText(say('earnings', 'lead', { time }), { exact: true }).waitFor();
  const ofOne = { earned: earnedBy(10), paid: PAID, underWay: 0, requested: ASKED, unpaid: LEFT, enabled };
  expect(await totals(page)).toEqual(total(ofOne));
  const [all, unpaid, owing] = [
    say('lists', 'all'),
    say('earnings', 'due.unpaid'),
    say('earnings', 'due.owing'),
  ];
  expect(await counts(page)).toEqual([all, `${unpaid} 1`, `${owing} 1`]);

  await chip(page, 'due.unpaid').click();
  await page.waitForURL('**/payments/earnings');
  const owes = say('earnings', 'owes', { amount: number(TOO_MUCH) });
  await expect
    .poll(() => rows(page))
    .toEqual([
      most,
      row('Boboyev', '2 / 21', earnedBy(2), 0, earnedBy(2), 0, 0, 0),
      row('Valiyev', '0 / 21', 0, 0, 0, TOO_MUCH, owes, 0),
    ]);
  expect(await totals(page)).toEqual(
    total({
      ...{
        earned: earnedBy(10) + earnedBy(2),
        paid: PAID + TOO_MUCH,
        underWay: earnedBy(2),
        requested: ASKED,
      },
      ...{ unpaid: LEFT, enabled, owing: TOO_MUCH },
    }),
  );
  expect(await counts(page)).toEqual([`${all} 3`, `${unpaid} 1`, `${owing} 1`]);

  await heading(page, 'earned').click();
  await expect.poll(() => names(page)).toEqual(['Valiyev', 'Boboyev', 'Aliyeva']);
  await heading(page, 'earned').click();
  await expect.poll(() => names(page)).toEqual(['Aliyeva', 'Boboyev', 'Valiyev']);
  await page.waitForURL('**/payments/earnings?sort=-earned');
  await heading(page, 'unpaid').click();
  await expect.poll(() => names(page)).toEqual(['Boboyev', 'Valiyev', 'Aliyeva']);

  await chip(page, 'due.owing').click();
  await expect.poll(() => names(page)).toEqual(['Valiyev']);
  await page.getByRole('link', { name: /Valiyev/ }).click();
  await page.waitForURL(`**/employees/${world.none.jobId}`);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('a unit and a part of a name narrow the list, and one press shows everybody again', async () => {
  const unitId = await makeUnit(app.server, world.employer, 'Savdo', {
    ...{ people: [world.two.jobId], validFrom: '2026-11-18' },
  });
  await world.count();
  const visit = await app.visit({ session: world.employer, viewport: phone });
  const { page } = visit;
  await page.clock.setFixedTime(app.server.clock.date());
  await page.goto('/payments/earnings');
  await page.getByRole('combobox', { name: say('lists', 'unit') }).selectOption(unitId);
  await expect.poll(() => names(page)).toEqual(['Boboyev']);
  await page.getByRole('searchbox').fill('Aliyeva');
  await page.getByText(say('earnings', 'notFound'), { exact: true }).waitFor();
  await page.getByRole('button', { name: say('earnings', 'all'), exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Aliyeva', 'Boboyev', 'Valiyev']);
  await page.getByRole('combobox', { name: say('lists', 'sort') }).selectOption('-unpaid');
  await page.waitForURL('**/payments/earnings?sort=-unpaid');
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('an accountant finds it beside the payments, and a manager has no such page', async () => {
  const { server } = app;
  const accountant = await joinColleague(server, world.employer, { role: 'accountant' });
  const books = await app.visit({ session: accountant, viewport: desk });
  await books.page.goto('/payments');
  await books.page.getByRole('link', { name: say('earnings', 'title'), exact: true }).click();
  await books.page.waitForURL('**/payments/earnings');
  await expect.poll(() => names(books.page)).toEqual(['Aliyeva', 'Boboyev', 'Valiyev']);

  const unitIds = [await makeUnit(server, world.employer, 'Ombor')];
  const manager = await joinColleague(server, world.employer, { role: 'manager', unitIds });
  const unit = await app.visit({ session: manager, viewport: desk });
  await unit.page.goto('/payments/earnings');
  await unit.page.getByRole('heading', { name: say('common', 'pageNotFound') }).waitFor();
  expect([...books.complaints, ...unit.complaints]).toEqual([]);
  await Promise.all([books.close(), unit.close()]);
});

test('an employee sees what their own month comes to above their payments, of each month they choose', async () => {
  const visit = await app.visit({ session: world.ten, viewport: phone });
  const { page } = visit;
  await page.clock.setFixedTime(app.server.clock.date());
  await page.goto('/payments');
  const own = page.getByRole('region', { name: formatMonth('2026-11', 'uz-Latn') });
  const days = say('earnings', 'own.days', { worked: '10', count: 21 });
  await expect.poll(() => own.getByRole('heading').innerText()).toContain(days);
  const perDay = [say('earnings', 'own.perDay'), money(PER_DAY)];
  const sums = { earned: earnedBy(10), requested: ASKED, underWay: 0, paid: PAID, enabled };
  expect(await termsOf(own.locator('dl'))).toEqual([perDay, ...total(sums)]);

  const before = page.getByRole('region', { name: formatMonth('2026-10', 'uz-Latn') });
  await page.goto('/payments?month=2026-10');
  const none = { earned: 0, requested: 0, underWay: 0, paid: 0 };
  await before.waitFor();
  expect((await termsOf(before.locator('dl'))).slice(1)).toEqual(total(none));

  const limit = fromSom(50_000);
  await world.limit(world.ten, limit);
  await page.goto('/home');
  const words = say('home', 'limited.person', { amount: formatMoney(limit, 'uz-Latn') });
  await page.getByText(words, { exact: true }).waitFor();
  await world.limit(world.ten, null);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('the overview says by day what the next payment may come to, also by the keyboard', async () => {
  // An advance comes to no more than its percent.
  const salaryAlone = { advanceDay: 'byRequest', salaryDay: 30 };
  await app.server.db.updateTable('paySettings').set(salaryAlone).execute();
  await world.count();
  const visit = await app.visit({ session: world.employer, viewport: phone });
  const { page } = visit;
  await page.clock.setFixedTime(app.server.clock.date());
  const { cash } = bodyOf(await app.server.call('getNextPayDate', { as: world.employer }));
  const at = (place: number) => cash!.days.at(place)!;
  const said = ({ date, most }: ReturnType<typeof at>) =>
    `${formatDate(date, 'uz-Latn', 'dayMonth')}, ${formatDate(date, 'uz-Latn', 'weekday')}: ${money(most)}`;
  await page.goto('/home');
  await page.getByRole('button', { name: say('overview', 'payDate.byDay'), exact: true }).click();
  const plot = page.getByRole('slider', { name: say('definitions', 'cashByDay.axes') });
  const read = () => plot.getAttribute('aria-valuetext');
  await expect.poll(read).toBe(said(at(-1)));
  expect(at(-1).most).toBe(cash!.most);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(read).toBe(said(at(0)));
  await page.keyboard.press('ArrowRight');
  await expect.poll(read).toBe(said(at(1)));
  expect(at(1).most).toBeGreaterThan(at(0).most);
  const twin = page.getByRole('table', { name: say('definitions', 'cashByDay.axes') });
  const cells = await twin.getByRole('row').nth(1).getByRole('cell').allInnerTexts();
  expect(cells).toEqual([cash!.now, at(0).most - cash!.now, at(0).most].map(money));
  expect(await twin.getByRole('row').count()).toBe(cash!.days.length + 1);
  await page.keyboard.press('Escape');
  await plot.waitFor({ state: 'detached' });
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('in the next month the overview names both, and each leads to its own', async () => {
  const { server } = app;
  server.clock.set(Date.parse('2026-12-01T09:00:00+05:00'));
  await world.count();
  const session = await world.signInAgain();
  const visit = await app.visit({ session, viewport: desk });
  const { page } = visit;
  await page.clock.setFixedTime(server.clock.date());
  await page.goto('/home');
  const month = formatDate('2026-11-01', 'uz-Latn', 'month');
  await page.getByRole('link', { name: `${say('overview', 'money.unpaid')}: ${month}`, exact: true }).click();
  await page.waitForURL('**/payments/earnings?due=unpaid&month=2026-11');
  // What may be asked for now is of this month.
  await expect
    .poll(() => rows(page))
    .toEqual([row('Aliyeva', '10 / 21', earnedBy(10), ASKED, 0, PAID, LEFT)]);
  const months = page.getByRole('combobox', { name: say('lists', 'month') });
  expect(await months.inputValue()).toBe('2026-11');

  await months.selectOption('2026-12');
  await page.getByText(say('earnings', 'notFound'), { exact: true }).waitFor();
  await page.getByRole('button', { name: say('earnings', 'all'), exact: true }).click();
  await page.waitForURL('**/payments/earnings?month=2026-12');
  const begun = async () =>
    (await rows(page)).filter((cells) => cells.some((cell) => cell.startsWith('0 / ')));
  await expect.poll(async () => (await begun()).length).toBe(3);

  await months.selectOption('2026-10');
  await page.getByRole('alert').getByText(say('problems', 'monthOutOfRange'), { exact: true }).waitFor();

  const bonus = { kind: 'bonus', period: '2026-11', amount: fromSom(70_000), reason: 'Buyruq' } as const;
  const path = { id: world.ten.jobId };
  bodyOf(await server.call('addPayLine', { as: session, job: world.employer.jobId, path, body: bonus }));
  await months.selectOption('2026-11');
  const withBonus = [earnedBy(10), bonus.amount, ASKED, 0, PAID, LEFT + bonus.amount];
  const [who, ...rest] = row('Aliyeva', '10 / 21', ...withBonus);
  // The same people stood there for December.
  await expect.poll(async () => (await rows(page))[0]).toEqual([who, '–', ...rest]);
  expect(await names(page)).toEqual(['Aliyeva', 'Boboyev', 'Valiyev']);
  const added = [say('earnings', 'totals.besideDays'), money(bonus.amount)];
  expect(await totals(page)).toContainEqual(added);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('a payment that is made shows at once on the employee’s open page', async () => {
  const { server } = app;
  const session = await server.signIn(world.ten.phoneNumber);
  const visit = await app.visit({ session, viewport: phone });
  const { page } = visit;
  await page.clock.setFixedTime(server.clock.date());
  await page.goto('/payments?month=2026-11');
  const own = page.getByRole('region', { name: formatMonth('2026-11', 'uz-Latn') });
  const [requested, paid] = [say('earnings', 'totals.requested'), say('earnings', 'totals.paid')];
  const shown = async () => {
    const terms = await termsOf(own.locator('dl'));
    return [requested, paid].map((name) => terms.find(([term]) => term === name)?.[1]);
  };
  await expect.poll(shown).toEqual([money(ASKED), money(PAID)]);
  await world.payWhatIsAsked(await world.signInAgain());
  await expect.poll(shown).toEqual([money(0), money(PAID + ASKED)]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
