import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatNumber } from '#domain/format/index.ts';
import { seedSampleCompany } from '#server/seed/index.ts';
import { desk, phone, startApp, type App } from '#tests/support/browser/app.ts';
import { watchRenderedRows } from '#tests/support/browser/renderedRows.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
  app.server.clock.set(Date.parse('2026-11-18T09:30:00+05:00'));
});
afterAll(() => app.close());

test('a tile leads to the people it counts; after the shift’s start they are expected and not here', async () => {
  const session = await app.server.signIn('998901000001');
  const { counts } = bodyOf(await app.server.call('getDayBoard', { as: session }));
  const missing = counts.notStarted;
  expect(missing).toBeGreaterThan(0);
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  await page.goto('/home');
  await page
    .getByRole('link', { name: new RegExp(`^${say('attendance', 'board.expected')}\\s*${missing}`) })
    .click();
  await page.waitForURL('**/attendances?show=notStarted');
  const label = say('attendance', 'board.expected');
  await page.getByRole('button', { name: new RegExp(`^${label}\\s*${missing}$`), pressed: true }).waitFor();
  // The count and at least one row say so.
  await expect.poll(() => page.locator('main').getByText(label).count()).toBeGreaterThan(1);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('the overview names who came last, the latest first, with the minute', async () => {
  const session = await app.server.signIn('998901000001');
  const query = { pageSize: 10, sort: '-arrivedAt' } as const;
  const { items } = bodyOf(await app.server.call('getDayBoard', { as: session, query }));
  const came = items.flatMap(({ fullName, day: { pairs } }) =>
    pairs[0] ? [[fullName, pairs[0].in] as const] : [],
  );
  expect(came.length).toBeGreaterThan(1);
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  await page.goto('/home');
  const lines = page.getByRole('region', { name: say('overview', 'lastArrivals') }).getByRole('listitem');
  await lines.first().waitFor();
  const shown = await lines.evaluateAll((all) =>
    all.map((line) => [line.querySelector('a')?.textContent, line.querySelector('time')?.dateTime]),
  );
  expect(shown).toEqual(came.slice(0, shown.length));
  expect(shown.length).toBeGreaterThan(1);
  await visit.close();
});

test('the list of imports says when each was started and by whom, and opens one by its row’s menu', async () => {
  const session = await app.server.signIn('998901000001');
  const as = session;
  const body = { fileName: 'xodimlar.xlsx', rowCount: 1 };
  const { startedBy } = bodyOf(await app.server.call('startImport', { as, body }));
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  await page.goto('/employees/imports');
  await page.getByText('xodimlar.xlsx').first().waitFor();
  const text = await page.locator('main').innerText();
  expect(text).toContain(startedBy);
  expect(text).toContain('09:30');
  const menu = { name: say('lists', 'rowMenu', { name: body.fileName }) };
  await page.getByRole('row').nth(1).hover();
  await page.getByRole('button', menu).first().click();
  await page.getByRole('menuitem', { name: say('lists', 'open'), exact: true }).click();
  await page.waitForURL(/\/employees\/imports\/.+/);
  await page.goBack();
  await page.getByText(body.fileName).first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('lists', 'open'), exact: true }).click();
  await page.waitForURL(/\/employees\/imports\/.+/);
  await visit.close();
});

test('movements of money are found by status and month, saved as a file, and each leads to its request', async () => {
  const session = await app.server.signIn('998901000001');
  const query = { status: 'success', month: '2026-10' } as const;
  const { items, total } = bodyOf(await app.server.call('listTransactions', { as: session, query }));
  expect(total).toBeGreaterThan(2);
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  // The months to choose from are the last ones before today.
  await page.clock.setFixedTime(app.server.clock.date());
  await page.goto('/requests');
  await page.getByRole('link', { name: say('payments', 'transactions'), exact: true }).click();
  await page.getByRole('combobox', { name: say('lists', 'month') }).selectOption('2026-10');
  await page.getByRole('button', { name: new RegExp(`^${say('transactions', 'status.success')}`) }).click();
  await page.waitForURL(/\/transactions\?month=2026-10&status=success$/);
  const rows = page.getByRole('table').locator('[data-row]');
  await expect.poll(() => rows.count()).toBe(total);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(total + 1);
  expect(lines[1]).toContain(items[0]!.employeeName);
  // A step is chosen among the steps, and goes with them.
  const press = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await press(say('transactions', 'steps'));
  await press(say('transactions', 'status.approved'));
  const asks = (wanted: Record<string, string>) =>
    expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(wanted);
  await asks({ month: '2026-10', show: 'steps', status: 'approved' });
  await expect.poll(() => rows.first().innerText()).toContain(say('transactions', 'status.approved'));
  await press(say('transactions', 'steps'));
  await asks({ month: '2026-10' });
  await press(say('transactions', 'status.success'));
  await expect.poll(() => rows.count()).toBe(total);
  await rows.first().getByRole('link').click();
  await page.waitForURL(`**/requests/${items[0]!.requestId}`);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('requests are found by what people see, and those in progress by their step', async () => {
  const session = await app.server.signIn('998901000001');
  const query = { shownAs: 'inProgress', pageSize: 100 } as const;
  const { items, total, totals } = bodyOf(
    await app.server.call('listPaymentRequests', { as: session, query }),
  );
  const failed = items.find(({ state }) => state === 'failed')!;
  expect(total).toBeGreaterThan(totals.failed.count);
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  await page.goto('/requests');
  const chip = (group: 'filter' | 'step', label: string, count: number) =>
    page
      .getByRole('group', { name: say('payments', group), exact: true })
      .getByRole('button', { name: new RegExp(`^${label}\\s*${count}$`) });
  const rows = page.getByRole('table').locator('[data-row]');
  const shown = say('payments', 'state.inProgress');
  await chip('filter', shown, total).click();
  await page.waitForURL(/\/requests\?state=inProgress$/);
  await expect.poll(() => rows.count()).toBe(total);
  await chip('step', say('lists', 'all'), total).waitFor();
  await chip('step', say('payments', 'state.failed'), totals.failed.count).click();
  await page.waitForURL(/\/requests\?state=failed$/);
  await expect.poll(() => rows.count()).toBe(totals.failed.count);
  const row = page.locator(`[data-row="${failed.id}"]`);
  for (const words of [shown, say('payments', 'state.failed')])
    await row.getByText(words, { exact: true }).waitFor();
  await chip('filter', shown, total).and(page.locator('[aria-pressed=true]')).click();
  await page.waitForURL(/\/requests$/);
  expect(await page.getByRole('group', { name: say('payments', 'step'), exact: true }).count()).toBe(0);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('a payment opens beside its list on a wide screen, and as a page that leads back on a phone', async () => {
  const session = await app.server.signIn('998901000001');
  const query = { state: 'paid' } as const;
  const { items, total } = bodyOf(await app.server.call('listPayouts', { as: session, query }));
  const { requestId, employeeName } = items[0]!;
  const list = '/payments?state=paid';
  const wide = await app.visit({ viewport: desk, session });
  const { page } = wide;
  await page.goto(list);
  const rows = page.getByRole('table', { name: say('payouts', 'listTitle') }).locator('[data-row]');
  await page.locator(`[data-row="${requestId}"]`).getByRole('link').click();
  await page.waitForURL(`**/payments/${requestId}`);
  const panel = page.getByRole('complementary', { name: say('payments', 'panel') });
  await panel.getByRole('heading', { level: 2, name: employeeName, exact: true }).waitFor();
  await panel.getByText(say('payments', 'state.paid'), { exact: true }).first().waitFor();
  expect(await rows.count()).toBe(Math.min(total, 20));
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.waitForURL(`**${list}`);
  await wide.close();
  const narrow = await app.visit({ viewport: phone, session });
  await narrow.page.goto(list);
  await narrow.page.locator(`[data-row="${requestId}"]`).getByRole('link').click();
  await narrow.page.getByRole('heading', { level: 1, name: employeeName, exact: true }).waitFor();
  const back = narrow.page.getByRole('main').getByRole('link', { name: say('common', 'back') });
  expect(await back.getAttribute('href')).toBe(list);
  await narrow.close();
  expect([...wide.complaints, ...narrow.complaints]).toEqual([]);
});

test('an employee sees own payments and movements alone, and looks for nobody', async () => {
  const session = await app.server.signIn('998901000002');
  const own = bodyOf(await app.server.call('listPayouts', { as: session }));
  const visit = await app.visit({ viewport: phone, session });
  const { page } = visit;
  await page.goto('/requests');
  await page.getByRole('link', { name: say('payments', 'payments'), exact: true }).click();
  await page.waitForURL('**/payments');
  const rows = page.locator('main [data-row]');
  await expect.poll(() => rows.count()).toBe(own.total);
  const paid = own.totals.find(({ state }) => state === 'paid')!;
  const figures = page.locator(`main dl[aria-label='${say('payments', 'totals.label')}']`);
  expect(await figures.textContent()).toContain(formatNumber(paid.amount / 100));
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await page.getByRole('link', { name: say('payments', 'transactions'), exact: true }).click();
  await page.waitForURL('**/transactions');
  await expect.poll(() => rows.count()).toBe(paid.count);
  await page.getByRole('button', { name: say('transactions', 'steps'), exact: true }).click();
  // Approved and paid.
  await expect.poll(() => rows.count()).toBeGreaterThan(paid.count);
  expect(await page.getByRole('link', { name: say('payments', 'ledger'), exact: true }).count()).toBe(0);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('who changed what is found by what it is about, by month and by person, with the values before and after', async () => {
  const { server } = app;
  const session = await server.signIn('998901000001');
  const as = session;
  const {
    work: { current, version },
  } = bodyOf(await server.call('getSettings', { as }));
  const body = { ...current, version, validFrom: '2026-12-01', graceMinutes: 15 };
  bodyOf(await server.call('updateWorkSettings', { as, body }));
  const { items } = bodyOf(await server.call('listEmployees', { as, query: { pageSize: 10 } }));
  const person = items.find(({ status }) => status === 'active')!;
  const reason = 'Hujjatlar tekshirilmoqda';
  const block = { ids: [person.id], event: 'block' as const, reason };
  bodyOf(await server.call('changeEmployeeStatus', { as, body: block }));
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  await page.clock.setFixedTime(server.clock.date());
  await page.goto('/settings/company');
  await page.getByRole('link', { name: say('settings', 'audit'), exact: true }).click();
  const rows = page.getByRole('table').locator('[data-row]');
  const first = rows.first();
  await first.getByText(say('audit', 'event.employee.block'), { exact: true }).waitFor();
  const blocked = await first.innerText();
  expect(blocked).toContain(reason);
  expect(blocked).toContain('18.11.2026, 09:30');

  await page.getByRole('combobox', { name: say('audit', 'areaLabel') }).selectOption('settings');
  await page.getByRole('combobox', { name: say('lists', 'month') }).selectOption('2026-11');
  await page.waitForURL(/\/audit\?area=settings&month=2026-11$/);
  await first.getByText(say('audit', 'event.workSettings.save'), { exact: true }).waitFor();
  expect(await rows.count()).toBe(1);
  const change = first.locator('dl > *');
  expect(await change.evaluateAll((all) => all.map((one) => one.querySelector('dt')?.textContent))).toEqual([
    `${say('audit', 'field.graceMinutes')}: `,
  ]);
  expect(await change.locator('del').innerText()).toContain(String(current.graceMinutes));
  expect(await change.locator('ins').innerText()).toContain('15');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file.trim().split('\n')).toHaveLength(2);
  expect(file).toContain(say('audit', 'event.workSettings.save'));

  await page.goto(`/audit?search=${encodeURIComponent(person.lastName)}`);
  await first.getByText(say('audit', 'event.employee.block'), { exact: true }).waitFor();
  await first.getByRole('link', { name: person.lastName }).click();
  await page.waitForURL(`**/employees/${person.id}`);
  await page.goto('/audit?search=Hechkimningismi');
  await page.getByText(say('audit', 'notFound'), { exact: true }).waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('of a hundred rows only the one that is selected, or that a decision has changed, is rendered anew', async () => {
  const session = await app.server.signIn('998901000001');
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  await page.route('**/api/employees?*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { items: { id: string }[]; total: number };
    const copies = Array.from({ length: 100 - list.items.length }, (_, at) => ({
      ...list.items.at(-1)!,
      id: `copy ${at}`,
    }));
    await route.fulfill({
      response: answer,
      json: { ...list, items: [...list.items, ...copies], total: 100 },
    });
  });
  const takeRendered = await watchRenderedRows(page);
  await page.goto('/employees?pageSize=100');
  const rows = page.getByRole('table').locator('[data-row]');
  await expect.poll(() => rows.count()).toBe(100);
  expect(await takeRendered()).toHaveLength(100);
  const row = rows.filter({ hasText: say('employees', 'status.active') }).first();
  const id = (await row.getAttribute('data-row'))!;
  const same = page.locator(`[data-row="${id}"]`);
  const choice = same.getByRole('checkbox');
  // The one row that Tab stops at is another now.
  await choice.focus();
  await takeRendered();
  await choice.click();
  await expect.poll(() => choice.isChecked()).toBe(true);
  expect(await takeRendered()).toEqual([id]);
  const name = (await same.getByRole('link').textContent())!;
  await same.getByRole('button', { name: say('employeeList', 'menu', { name }) }).click();
  await page.getByRole('menuitem', { name: say('employees', 'change.block'), exact: true }).click();
  const asking = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await asking.getByRole('textbox').fill('Tekshiruv');
  await asking.getByRole('button', { name: say('employees', 'change.block'), exact: true }).click();
  await page.getByRole('button', { name: say('employeeList', 'bulk.close'), exact: true }).click();
  await same.getByText(say('employees', 'status.blocked'), { exact: true }).waitFor();
  await expect.poll(() => choice.isChecked()).toBe(false);
  expect(await takeRendered()).toEqual([id]);
  await page.goto('/attendances/settle');
  const item = rows.filter({ has: page.getByRole('checkbox', { disabled: false }) }).first();
  await item.getByRole('checkbox').focus();
  expect((await takeRendered()).length).toBeGreaterThan(1);
  await item.getByRole('checkbox').click();
  await expect.poll(() => item.getByRole('checkbox').isChecked()).toBe(true);
  expect(await takeRendered()).toEqual([await item.getAttribute('data-row')]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
