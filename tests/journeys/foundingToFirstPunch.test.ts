import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { fakeCamera } from '#tests/support/browser/camera.ts';
import { samplePassword, workingMorning } from '#tests/support/server/server.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { readGateCode } from './readGateCode.ts';

const founder = {
  phoneNumber: '998901112301',
  firstName: 'Nodira',
  lastName: 'Karimova',
  passport: 'AA1112201',
  pinfl: '42203969949920',
};
const worker = {
  phoneNumber: '998901112302',
  firstName: 'Aziz',
  lastName: 'Karimov',
  passport: 'AD1112203',
  pinfl: '30101909999992',
};
const company = 'Registon Savdo';
const gateTitle = 'Asosiy eshik';

const camera = fakeCamera();
let app: App;
let say: Say;
let employer: Visit;
let employee: Visit;
let tablet: Page;

beforeAll(async () => {
  [app, say] = await Promise.all([
    startApp({ now: workingMorning, browserArgs: camera.args }),
    loadTexts('uz-Latn'),
  ]);
  employer = await app.visit({ viewport: desk, language: 'uz-Latn' });
  employee = await app.visit({ viewport: phone, language: 'uz-Latn' });
});
afterAll(async () => {
  await app.close();
  camera.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, name: string, value: string) => page.locator(`input[name="${name}"]`).fill(value);

async function register({ page }: Visit, phoneNumber: string) {
  await page.goto('/');
  await page.getByRole('link', { name: say('auth', 'register') }).click();
  await heading(page, say('registration', 'ends.register.title'));
  await fill(page, 'phoneNumber', phoneNumber.slice(3));
  await press(page, say('registration', 'sendCode'));
  await heading(page, say('auth', 'codeTitle'));
  await fill(page, 'code', await app.server.lastCode(phoneNumber));
  await heading(page, say('registration', 'ends.register.passwordTitle'));
  await fill(page, 'password', samplePassword);
  await fill(page, 'passwordConfirmation', samplePassword);
  await press(page, say('registration', 'ends.register.save'));
}

async function chooseCompany({ page }: Visit) {
  await heading(page, say('sides', 'title'));
  await page.getByRole('radio', { name: say('sides', 'employer') }).check();
  await press(page, say('sides', 'next'));
}

async function giveProfile({ page }: Visit, person: typeof founder) {
  await fill(page, 'lastName', person.lastName);
  await fill(page, 'firstName', person.firstName);
  await fill(page, 'passportSerialNumber', person.passport);
  await fill(page, 'pinfl', person.pinfl);
  await press(page, say('account', 'step.save'));
}

type Step = 'details' | 'hours' | 'schedules' | 'paydays' | 'gate' | 'employee';
const step = (name: Step) =>
  employer.page.getByRole('listitem', { name: say('start', `step.${name}.title`) });
const isDone = (name: Step) => step(name).getByText(say('start', 'done'), { exact: true }).waitFor();
const isLeft = (name: Step) => step(name).getByText(say('start', 'left'), { exact: true }).waitFor();
const wayRound = (name: Step, key: 'later' | 'keep' | 'keepAll') =>
  step(name)
    .getByRole('button', { name: say('start', key) })
    .click();
const goBack = () =>
  employer.page
    .getByRole('main')
    .getByRole('link', { name: say('common', 'back') })
    .click();
async function goOn() {
  const { page } = employer;
  await page.goto('/home');
  await page.getByRole('link', { name: say('home', 'startGo') }).click();
  await heading(page, say('start', 'title'));
}

test('somebody founds a company and is led to what it needs', async () => {
  const { page } = employer;
  await register(employer, founder.phoneNumber);
  await chooseCompany(employer);
  await giveProfile(employer, founder);
  await fill(page, 'title', company);
  await fill(page, 'tin', '301234567');
  await press(page, say('sides', 'found'));
  await heading(page, say('start', 'title'));
  await assertAccessible(page, 'guided start');
  // One step is to be done now: only it offers a way round it.
  expect(await page.getByRole('button', { name: say('start', 'later') }).count()).toBe(1);
  await wayRound('details', 'later');
  await isLeft('details');
  await wayRound('hours', 'keep');
  await isDone('hours');
  await wayRound('schedules', 'keepAll');
  await isDone('schedules');
});

test('says when people are paid', async () => {
  const { page } = employer;
  await step('paydays').getByRole('link').click();
  await heading(page, say('settings', 'pay'));
  await page.locator('select[name="advanceDay"]').selectOption('20');
  await page.locator('select[name="salaryDay"]').selectOption('5');
  await fill(page, 'balanceLimit', '1000000');
  await press(page, say('settings', 'preview'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('settings', 'save') })
    .click();
  await page.getByText(say('settings', 'saved'), { exact: true }).first().waitFor();
  await goBack();
  await heading(page, say('start', 'title'));
  await isDone('paydays');
  await isLeft('details');
});

test('gives its details', async () => {
  const { page } = employer;
  await step('details').getByRole('link').click();
  await heading(page, say('settings', 'details'));
  // What the founding has asked for is there.
  expect(await page.locator('input[name="title"]').inputValue()).toBe(company);
  await fill(page, 'mfo', '00444');
  await press(page, say('settings', 'save'));
  // The toast of the days of payment may be there still: the form is open again once this is saved too.
  await page.locator('input[name="mfo"]:not([readonly])').waitFor();
  await page.getByText(say('settings', 'saved'), { exact: true }).first().waitFor();
  await goBack();
  await heading(page, say('start', 'title'));
  await isDone('details');
});

test('makes a gate and pairs its screen', async () => {
  const { page, context } = employer;
  await step('gate').getByRole('link').click();
  await heading(page, say('gates', 'title'));
  await press(page, say('gates', 'makeScreen'));
  await fill(page, 'title', gateTitle);
  await press(page, say('gates', 'naming.screen.confirm'));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: say('gates', 'openHere') }).click();
  tablet = await opened;
  await tablet.getByRole('button', { name: say('attendance', 'gate.pair') }).click();
  await tablet.getByRole('img', { name: say('attendance', 'gate.scanMe') }).waitFor();
  await goOn();
  await isDone('gate');
});

test('and hires, after which nothing is left to do', async () => {
  const { page } = employer;
  await step('employee')
    .getByRole('link', { name: say('start', 'step.employee.go') })
    .click();
  await heading(page, say('employees', 'wizard.title'));
  await fill(page, 'lastName', worker.lastName);
  await fill(page, 'firstName', worker.firstName);
  await fill(page, 'passportSerialNumber', worker.passport);
  await fill(page, 'pinfl', worker.pinfl);
  await press(page, say('employees', 'wizard.next'));
  // A status is chosen already; of the others each is required, or says that it is not.
  const fields = await page.locator('form .field').evaluateAll(
    (all, optional) =>
      all.map((field) => ({
        name: field.querySelector('[name]')?.getAttribute('name'),
        required: field.querySelector('[aria-required="true"]') !== null,
        optional: field.textContent.includes(optional),
      })),
    say('common', 'optional'),
  );
  const required = ['phoneNumber', 'cardNumber', 'salary'];
  expect(fields.filter((one) => one.required).map(({ name }) => name)).toEqual(required);
  expect(fields.filter((one) => one.required === one.optional).map(({ name }) => name)).toEqual(['status']);
  await fill(page, 'phoneNumber', worker.phoneNumber.slice(3));
  await fill(page, 'cardNumber', '8600490000000844');
  await fill(page, 'salary', '5250000');
  await press(page, say('employees', 'wizard.submit'));
  const name = `${worker.lastName} ${worker.firstName}`;
  await page.getByRole('heading', { name: say('employees', 'hired.title', { name }) }).waitFor();
  await page.goto('/start');
  await page.getByText(say('start', 'finished'), { exact: true }).waitFor();
  expect(employer.complaints).toEqual([]);
});

test('the first punch is made', async () => {
  const { page } = employee;
  await register(employee, worker.phoneNumber);
  await giveProfile(employee, worker);
  await press(page, say('account', 'acceptJob'));
  await heading(page, say('home', 'greetingNamed', { name: worker.firstName }));
  await page
    .getByRole('region')
    .getByRole('link', { name: say('home', 'checkIn'), exact: true })
    .click();
  await page.locator('main[data-machine="attendanceCheck"][data-state^="scanning"]').waitFor();
  camera.show(await readGateCode(tablet));
  await heading(page, say('attendance', 'accepted.in'));
  camera.showNothing();
  await employer.page.goto('/settings/gates');
  const row = employer.page.getByRole('listitem').filter({ hasText: gateTitle });
  await row.getByText(say('gates', 'punches', { count: 1, shown: '1' })).waitFor();
  expect(employee.complaints).toEqual([]);
});

test('and the board of the day shows it', async () => {
  const { page } = employer;
  await page.goto('/attendances');
  await heading(page, say('attendance', 'board.title'));
  const row = page.getByRole('row').filter({ hasText: `${worker.lastName} ${worker.firstName}` });
  await row.getByText(say('attendance', 'presence.present'), { exact: true }).waitFor();
  await row.getByText('08:50', { exact: true }).waitFor();
  await page.goto('/start');
  await page.getByText(say('start', 'working'), { exact: true }).waitFor();
  expect(employer.complaints).toEqual([]);
});
