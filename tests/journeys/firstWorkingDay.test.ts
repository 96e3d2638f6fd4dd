import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { languages, type Language } from '#domain/language.ts';
import { formatDuration, formatMoney } from '#domain/format/index.ts';
import { fromSom, type Tiyin } from '#domain/money.ts';
import { seedSampleCompany } from '#server/seed/index.ts';
import { desk, phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { fakeCamera } from '#tests/support/browser/camera.ts';
import { isLong } from '#tests/support/run/long.ts';
import { workingMorning } from '#tests/support/server/server.ts';
import { signInOn } from '#tests/support/browser/signIn.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { readGateCode } from './readGateCode.ts';

const employerPhone = '998901000001';
const newcomerPhone = '998901000003';
const newcomer = {
  firstName: 'Malika',
  lastName: 'Yusupova',
  passport: 'AD7654321',
  pinfl: '42203969949920',
};
const newUnit = { taken: 'Ofis', title: 'Novvoyxona' };
const cardNumber = '8600490000000844';
/** November 2026 has 21 working days of a five-day week: 250 000 so'm a day, of which half may be asked for. */
const salaryInSom = 5_250_000;
const dayRate = fromSom(250_000);
const mayAsk = fromSom(125_000);
const evening = Date.parse('2026-11-18T18:05:00+05:00');

/** In the short run both people speak another language, and uz-Latn is that of most other tests. */
const speaking: [employer: Language, newcomer: Language][] = isLong
  ? languages.map((language) => [language, language])
  : [['ru', 'uz-Cyrl']];

interface Person extends Visit {
  say: Say;
  money: (amount: Tiyin) => string;
}

const visitAs = async (app: App, language: Language, viewport: typeof desk): Promise<Person> => ({
  ...(await app.visit({ viewport, language })),
  say: await loadTexts(language),
  money: (amount) => formatMoney(amount, language),
});

describe.each(speaking)('the first working day, %s at the desk and %s on the phone', (atDesk, onPhone) => {
  const camera = fakeCamera();
  let app: App;
  let employer: Person;
  let worker: Person;
  let gate: Page;

  beforeAll(async () => {
    app = await startApp({ seed: seedSampleCompany, now: workingMorning, browserArgs: camera.args });
    employer = await visitAs(app, atDesk, desk);
    worker = await visitAs(app, onPhone, phone);
  });
  afterAll(async () => {
    await app.close();
    camera.close();
  });

  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

  test('the employer signs in and sees the company', async () => {
    const { page, say } = employer;
    await page.goto('/employees/new');
    await page.waitForURL('**/auth/login**');
    await heading(page, say('auth', 'signInTitle'));
    await assertAccessible(page, 'sign-in');
    await signInOn(page, say, employerPhone);
    await heading(page, say('employees', 'wizard.title'));
    await page.goto('/home');
    await heading(page, say('overview', 'title'));
    await page.getByRole('heading', { name: say('overview', 'waiting') }).waitFor();
    await assertAccessible(page, 'overview');
  });

  test('and hires someone in two steps', async () => {
    const { page, say } = employer;
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await page
      .getByRole('main')
      .getByRole('link', { name: say('overview', 'hire') })
      .click();
    await heading(page, say('employees', 'wizard.title'));
    await field(say('employees', 'firstName')).fill(newcomer.firstName);
    await field(say('employees', 'lastName')).fill(newcomer.lastName);
    await field(say('employees', 'passport')).fill(newcomer.passport);
    await field(say('employees', 'pinfl')).fill(newcomer.pinfl);
    await assertAccessible(page, 'hiring, step one');
    await page.getByRole('button', { name: say('employees', 'wizard.next'), exact: true }).click();
    await field(say('employees', 'phone')).fill(newcomerPhone.slice(3));
    await field(say('employees', 'card')).fill(cardNumber);
    await field(say('employees', 'salary')).fill(String(salaryInSom));
    await assertAccessible(page, 'hiring, step two');
    await makeNewUnit();
    await page.getByRole('button', { name: say('employees', 'wizard.submit'), exact: true }).click();
    const name = `${newcomer.lastName} ${newcomer.firstName}`;
    await page.getByRole('heading', { name: say('employees', 'hired.title', { name }) }).waitFor();
    await assertAccessible(page, 'hired');
  });

  /** A unit that is not there yet is made in the form, which keeps what was typed. */
  async function makeNewUnit(): Promise<void> {
    const { page, say } = employer;
    await makeUnit(app.server, await app.server.signIn(employerPhone), newUnit.taken);
    await page.getByRole('button', { name: say('units', 'make'), exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: say('units', 'naming.making.title') });
    const title = dialog.getByRole('textbox', { name: say('units', 'unitTitle'), exact: true });
    await title.fill(newUnit.taken);
    await title.press('Enter');
    await dialog.getByText(say('fields', 'unitExists')).waitFor();
    await assertAccessible(page, 'making a unit');
    await title.fill(newUnit.title);
    await title.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const units = page.getByRole('combobox', { name: say('lists', 'unit') });
    expect(await units.locator('option:checked').textContent()).toBe(newUnit.title);
    const card = page.getByRole('textbox', { name: say('employees', 'card'), exact: true });
    expect((await card.inputValue()).replace(/\s/g, '')).toBe(cardNumber);
  }

  test('the gate’s screen is opened and paired', async () => {
    const { page, context, say } = employer;
    await page.goto('/attendances');
    await heading(page, say('attendance', 'board.title'));
    const opened = context.waitForEvent('page');
    await page
      .getByRole('link', { name: /./ })
      .filter({ hasText: say('attendance', 'gates.open') })
      .first()
      .click();
    gate = await opened;
    await gate.getByRole('button', { name: say('attendance', 'gate.pair') }).waitFor();
    await assertAccessible(page, 'day board');
    await assertAccessible(gate, 'pairing a gate');
    await gate.getByRole('button', { name: say('attendance', 'gate.pair') }).click();
    await gate.getByRole('img', { name: say('attendance', 'gate.scanMe') }).waitFor();
    await assertAccessible(gate, 'gate');
  });

  test('the newcomer signs in on a phone, gives the profile and takes the job', async () => {
    const { page, say } = worker;
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await page.goto('/');
    await signInOn(page, say, newcomerPhone);
    await page.waitForURL('**/step/continue');
    await field(say('account', 'firstName')).fill(newcomer.firstName);
    await field(say('account', 'lastName')).fill(newcomer.lastName);
    await field(say('account', 'passportSerialNumber')).fill(newcomer.passport);
    await field(say('account', 'pinfl')).fill(newcomer.pinfl);
    await assertAccessible(page, 'profile');
    await page.getByRole('button', { name: say('account', 'step.save'), exact: true }).click();
    await page.getByRole('button', { name: say('account', 'acceptJob'), exact: true }).waitFor();
    await assertAccessible(page, 'job offer');
    await page.getByRole('button', { name: say('account', 'acceptJob'), exact: true }).click();
    await heading(page, say('home', 'greetingNamed', { name: newcomer.firstName }));
    await page.getByText(say('home', 'presence.notStarted')).waitFor();
    await assertAccessible(page, 'home');
  });

  async function check(type: 'in' | 'out', at: string): Promise<void> {
    const { page, say } = worker;
    const word = type === 'in' ? say('home', 'checkIn') : say('home', 'checkOut');
    await page.getByRole('region').getByRole('link', { name: word, exact: true }).click();
    await page.locator('main[data-machine="attendanceCheck"][data-state^="scanning"]').waitFor();
    await assertAccessible(page, `scanning ${type}`);
    camera.show(await readGateCode(gate));
    await heading(page, say('attendance', `accepted.${type}`));
    await page.getByRole('main').getByText(at, { exact: true }).waitFor();
    await assertAccessible(page, `checked ${type}`);
    camera.showNothing();
  }

  test('scans the gate’s code in the morning', async () => {
    const { page, say, money } = worker;
    await check('in', '08:50');
    await page.getByRole('link', { name: say('attendance', 'done'), exact: true }).click();
    const earnedFrom = { amount: money(dayRate), duration: formatDuration(240, onPhone) };
    await page.getByText(say('home', 'openDay', earnedFrom)).waitFor();
  });

  test('and in the evening, when every access token is long dead', async () => {
    app.server.clock.set(evening);
    await gate.reload();
    await check('out', '18:05');
    const { page, say } = worker;
    await page.getByRole('link', { name: say('attendance', 'seeMoney'), exact: true }).click();
  });

  test('the day’s pay is earned and an advance is asked for', async () => {
    const { page, say, money } = worker;
    await page
      .getByRole('region')
      .filter({ hasText: say('home', 'mayTakeNow') })
      .first()
      .waitFor();
    await expect
      .poll(() => page.locator('[aria-labelledby="earned-title"] .amount').textContent())
      .toBe(money(dayRate));
    await page.getByRole('link', { name: say('home', 'askNow'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: say('home', 'requestTitle') });
    await sheet.getByRole('button', { name: say('home', 'takeAll', { amount: money(mayAsk) }) }).click();
    await assertAccessible(page, 'salary request');
    await sheet.getByRole('button', { name: say('home', 'sendRequest'), exact: true }).click();
    await sheet.getByText(say('home', 'requestedText')).waitFor();
    await assertAccessible(page, 'requested');
    await sheet.getByText(say('home', 'closeSheet'), { exact: true }).click();
    await page.getByText(say('payments', 'state.inProcess'), { exact: true }).first().waitFor();
  });

  test('the employer approves it', async () => {
    const { page, say, money } = employer;
    await page.goto('/home');
    const name = `${newcomer.lastName} ${newcomer.firstName}`;
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: say('payments', 'approve'), exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: say('payments', 'approveTitle') });
    await dialog.getByText(say('payments', 'approveText', { name, amount: money(mayAsk) })).waitFor();
    await assertAccessible(page, 'approving');
    await dialog.getByRole('button', { name: say('payments', 'approve'), exact: true }).click();
    await page
      .getByText(say('payments', 'approvedToast', { count: 1 }))
      .first()
      .waitFor();
    await row.waitFor({ state: 'detached' });
    await page.goto('/requests');
    await heading(page, say('payments', 'title'));
    await page.getByRole('row').filter({ hasText: name }).waitFor();
    await assertAccessible(page, 'requests of the company');
    await page.goto('/employees');
    await page.getByRole('row').filter({ hasText: name }).waitFor();
    await assertAccessible(page, 'employees');
    await page.getByRole('link', { name }).click();
    // Beside the list, whose title is the page's.
    await page.getByRole('heading', { name, level: 2 }).waitFor();
    await assertAccessible(page, 'employee');
  });

  test('and the newcomer sees it', async () => {
    const { page, say, money } = worker;
    await page.getByRole('link', { name: say('common', 'navRequests'), exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: money(mayAsk) });
    await row.getByText(say('payments', 'state.approved')).waitFor();
    await assertAccessible(page, 'my requests');
    for (const [path, title] of [
      ['/attendances', say('attendance', 'month.title')],
      ['/account', say('account', 'title')],
    ] as const) {
      await page.goto(path);
      await heading(page, title);
      await page.locator('main[aria-busy="false"]').waitFor();
      await assertAccessible(page, path);
    }
  });

  test('what the database holds of the day', async () => {
    const { db } = app.server;
    const employees = await db
      .selectFrom('employee')
      .where('pinfl', '=', newcomer.pinfl)
      .selectAll()
      .execute();
    expect(employees).toMatchObject([{ status: 'active', phoneNumber: newcomerPhone }]);
    const employeeId = employees[0]?.id ?? '';
    const units = await db
      .selectFrom('employeeUnit')
      .innerJoin('unit', 'unit.id', 'employeeUnit.unitId')
      .where('employeeId', '=', employeeId)
      .select('title')
      .execute();
    expect(units).toEqual([{ title: newUnit.title }]);
    const salaries = await db
      .selectFrom('employeeSalary')
      .where('employeeId', '=', employeeId)
      .select(['salary', 'replacedAt'])
      .execute();
    expect(salaries).toEqual([{ salary: salaryInSom * 100, replacedAt: null }]);
    const punches = await db
      .selectFrom('punch')
      .where('employeeId', '=', employeeId)
      .orderBy('at')
      .select(['type', 'at', 'typed'])
      .execute();
    expect(punches).toEqual([
      { type: 'in', at: new Date(workingMorning), typed: false },
      { type: 'out', at: new Date(evening), typed: false },
    ]);
    const requests = await db
      .selectFrom('paymentRequest')
      .where('employeeId', '=', employeeId)
      .select(['amount', 'state'])
      .execute();
    expect(requests).toEqual([{ amount: mayAsk, state: 'approved' }]);
  });

  test('nobody’s browser complained', () => {
    expect(employer.complaints).toEqual([]);
    expect(worker.complaints).toEqual([]);
  });
});
