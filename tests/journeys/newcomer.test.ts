import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { formatDate, formatMoney } from '#domain/format/index.ts';
import { fromSom } from '#domain/money.ts';
import { desk, phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Key, type Say } from '#tests/support/browser/texts.ts';
import { earnedBy } from './payMonth/figures.ts';
import { Handset } from './payMonth/handset.ts';

const company = 'Registon Savdo';
const tin = '301234567';
const cardNumber = '8600490744313347';
const founder = {
  phoneNumber: '998901112201',
  firstName: 'Nodira',
  lastName: 'Karimova',
  passport: 'AA1112201',
  pinfl: '42203969949920',
};
const worker = {
  phoneNumber: '998901112202',
  firstName: 'Малика',
  lastName: 'Юсупова',
  passport: 'AB7654321',
  pinfl: '42503950010019',
};
const other = {
  phoneNumber: '998901112203',
  firstName: 'Азиз',
  lastName: 'Каримов',
  passport: 'AD1112203',
  pinfl: '30101909999992',
};
const salary = fromSom(6_000_000);
/** Differs in one middle digit and the check digit, like a typing error in an office. */
const misheard = '42503950010028';

interface Newcomer {
  language: Language;
  visit: Visit;
  page: Page;
  say: Say;
}

let app: App;
let employer: Newcomer;
let employed: Newcomer;

const come = async (language: Language, viewport: typeof phone): Promise<Newcomer> => {
  const [visit, say] = await Promise.all([app.visit({ language, viewport }), loadTexts(language)]);
  return { language, visit, page: visit.page, say };
};
const leave = async ({ visit }: Newcomer) => {
  expect(visit.complaints).toEqual([]);
  await visit.close();
};

beforeAll(async () => {
  app = await startApp();
  employer = await come('uz-Latn', desk);
});
afterAll(() => app.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const input = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** Each screen is checked with axe in one language; the three languages take turns. */
const judgedIn: Record<string, Language> = {
  registration: 'uz-Latn',
  code: 'uz-Cyrl',
  password: 'ru',
  sides: 'uz-Latn',
  profile: 'ru',
};

/** Waits for the step, and again after a reload of the page. */
async function stays({ page, language }: Newcomer, name: string, assertShown: () => Promise<unknown>) {
  await assertShown();
  if ((judgedIn[name] ?? language) !== language) return;
  await assertAccessible(page, name);
  await page.reload();
  await assertShown();
}

/** The last message to this phone, read from the developer's page of messages. */
async function codeOnOutboxPage({ visit }: Newcomer, phoneNumber: string): Promise<string> {
  await app.server.lastCode(phoneNumber);
  const outbox = await visit.context.newPage();
  await outbox.goto('/dev/outbox');
  const message = await outbox.getByRole('row').filter({ hasText: phoneNumber }).first().innerText();
  await outbox.close();
  return /\b\d{6}\b/.exec(message)?.[0] ?? '';
}

/** From the sign-in screen to the password; what follows is the caller's. */
async function register(person: Newcomer, phoneNumber: string): Promise<void> {
  const { page, say } = person;
  await page.goto('/');
  await page.getByRole('link', { name: say('auth', 'register') }).click();
  await stays(person, 'registration', () => heading(page, say('registration', 'ends.register.title')));
  await input(page, 'phoneNumber').fill(phoneNumber.slice(3));
  await press(page, say('registration', 'sendCode'));
  await stays(person, 'code', () => heading(page, say('auth', 'codeTitle')));
  await input(page, 'code').fill(await codeOnOutboxPage(person, phoneNumber));
  await stays(person, 'password', () => heading(page, say('registration', 'ends.register.passwordTitle')));
  await input(page, 'password').fill(samplePassword);
  await input(page, 'passwordConfirmation').fill(samplePassword);
  await press(page, say('registration', 'ends.register.save'));
}

async function chooseCompany(person: Newcomer): Promise<void> {
  const { page, say } = person;
  await stays(person, 'sides', () => heading(page, say('sides', 'title')));
  await page.getByRole('radio', { name: say('sides', 'employer') }).check();
  await press(page, say('sides', 'next'));
}

/** Whoever has been hired is not asked for a side: straight to the profile. */
const isKnown = ({ page }: Newcomer) => page.waitForURL('**/step/continue');

/** The offer names the company with its TIN, the salary, the schedule and the first day, which is that of hiring. */
async function readsOffer({ page, say, language }: Newcomer): Promise<void> {
  const main = page.getByRole('main');
  await main.getByText(company, { exact: true }).waitFor();
  const fact = (name: Key<'account'>, value: string) =>
    main
      .locator('.rt-DataListItem', { hasText: say('account', name) })
      .getByText(value)
      .waitFor();
  await fact('offer.tin', tin);
  await fact('offer.salary', formatMoney(salary, language));
  await fact('offer.schedule', '09:00–18:00');
  await fact('offer.firstDay', formatDate('2026-11-18', language, 'full'));
}

async function giveProfile(newcomer: Newcomer, person: typeof founder): Promise<void> {
  const { page, say } = newcomer;
  await stays(newcomer, 'profile', () => input(page, 'pinfl').waitFor());
  await input(page, 'lastName').fill(person.lastName);
  await input(page, 'firstName').fill(person.firstName);
  await input(page, 'passportSerialNumber').fill(person.passport);
  await input(page, 'pinfl').fill(person.pinfl);
  await press(page, say('account', 'step.save'));
}

/** Hires by the API as the new employer. Returns the record's id. */
async function hire(person: typeof founder, pinfl: string): Promise<string> {
  const { passport: passportSerialNumber, ...identity } = person;
  const answer = await app.server.call('createEmployee', {
    as: await app.server.signIn(founder.phoneNumber),
    body: { ...identity, passportSerialNumber, pinfl, cardNumber, salary, status: 'active' },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer));
  return answer.body.id;
}

async function worksHere({ page, say }: Newcomer, firstName: string): Promise<void> {
  await heading(page, say('home', 'greetingNamed', { name: firstName }));
  await page.getByRole('link', { name: say('home', 'switchJob', { company }) }).waitFor();
}

/** Goes round the steps one after the other, of which one at a time may be; what is left for later is still to do. */
async function goesRoundTheStart(person: Newcomer): Promise<void> {
  const { page, say } = person;
  const step = (name: 'details' | 'hours' | 'schedules' | 'paydays') =>
    page.getByRole('listitem', { name: say('start', `step.${name}.title`) });
  await stays(person, 'start', () => step('paydays').waitFor());
  for (const [name, key, becomes] of [
    ['details', 'keep', 'done'],
    ['hours', 'keep', 'done'],
    ['schedules', 'keepAll', 'done'],
    ['paydays', 'later', 'left'],
  ] as const) {
    await step(name)
      .getByRole('button', { name: say('start', key), exact: true })
      .click();
    await step(name).getByText(say('start', becomes), { exact: true }).waitFor();
  }
  expect(await page.getByText(say('start', 'finished')).count()).toBe(0);
}

test('somebody registers, founds a company and stands on its overview', async () => {
  const { page, say } = employer;
  await register(employer, founder.phoneNumber);
  await chooseCompany(employer);
  await giveProfile(employer, founder);
  await stays(employer, 'company', () => input(page, 'title').waitFor());
  await input(page, 'title').fill(company);
  await input(page, 'tin').fill(tin);
  await press(page, say('sides', 'found'));
  await page.waitForURL('**/start');
  await goesRoundTheStart(employer);
  await page.goto('/home');
  await stays(employer, 'overview', () => heading(page, say('overview', 'title')));
  await page.getByText(say('home', 'startText', { done: 3, total: 6 }), { exact: true }).waitFor();
  // Nothing waits in a company without people, and still it is not said while its start is.
  expect(await page.getByText(say('overview', 'waits.none')).count()).toBe(0);
  expect(employer.visit.complaints).toEqual([]);
});

test('somebody whose record waits registers and takes the job', async () => {
  await hire(worker, worker.pinfl);
  const newcomer = await come('uz-Cyrl', phone);
  const { page, say } = newcomer;
  await register(newcomer, worker.phoneNumber);
  await isKnown(newcomer);
  await giveProfile(newcomer, worker);
  const accept = page.getByRole('button', { name: say('account', 'acceptJob') });
  await stays(newcomer, 'offer', () => accept.waitFor());
  await readsOffer(newcomer);
  await accept.click();
  await page.waitForURL('**/home');
  await worksHere(newcomer, worker.firstName);
  await new Handset(page, say, newcomer.language).owesNothing('2026-10');
  employed = newcomer;
});

test('who was late and forgot to check out tells both from the home, and on the first of the next month reads what is still to come', async () => {
  const { page, say, language } = employed;
  const { server } = app;
  const handset = new Handset(page, say, language);
  const { id, organizationId } = await server.db
    .selectFrom('employee')
    .select(['id', 'organizationId'])
    .where('lastName', '=', worker.lastName)
    .executeTakeFirstOrThrow();
  const as = await server.signIn(founder.phoneNumber);
  const { id: gateId } = bodyOf(
    await server.call('createGate', { as, body: { title: 'Asosiy kirish', static: false } }),
  );
  const times = { arrival: '09:20', departure: null };
  await addWorkedDays(server, { organizationId, gateId }, id, ['2026-11-18'], times);
  server.clock.set(Date.parse('2026-11-19T08:50:00+05:00'));
  const cost = earnedBy(salary, 1);
  await handset.tellOut('2026-11-18', cost);
  await handset.tellWhyLate('2026-11-18');

  server.clock.set(Date.parse('2026-12-01T08:50:00+05:00'));
  const office = { as: await server.signIn(founder.phoneNumber) };
  const { items } = bodyOf(await server.call('listToSettle', { ...office, query: { kind: 'correction' } }));
  const [correction] = items.map(({ id, date }) => ({ kind: 'correction' as const, id, date }));
  bodyOf(await server.call('settle', { ...office, body: { event: 'accept', items: [correction!] } }));
  await handset.owes('2026-11', cost, say('home', 'ahead.noPayday'), say('home', 'ahead.open'));
  await assertAccessible(page, 'the home on the first of a month');
  await leave(employed);
});

test('the overview leads to a day on which nobody came, and it is entered as worked', async () => {
  const { page, say, language } = employer;
  await page.goto('/home');
  const duties = page.getByRole('region', { name: say('overview', 'waits.title') });
  const month = formatDate('2026-11-01', language, 'month');
  await duties.getByRole('link', { name: say('overview', 'waits.closing', { month }) }).waitFor();
  await duties.getByRole('link', { name: say('overview', 'waits.days'), exact: true }).click();
  const row = page.locator('[data-row^="unclear "][data-row$=" 2026-11-19"]');
  const enter = { name: say('settlement', 'verb.enter'), exact: true };
  await row.getByRole('button', enter).click();
  const asked = page.getByRole('alertdialog', { name: say('settlement', 'ask.enter') });
  await asked.getByLabel(say('settlement', 'enterNote')).fill('Qogʻozdagi jurnal');
  await asked.getByRole('button', enter).click();
  await page.getByText(say('settlement', 'done'), { exact: true }).first().waitFor();
  await row.waitFor({ state: 'detached' });
  expect(employer.visit.complaints).toEqual([]);
});

test('a PINFL that does not match is told to both, and corrected by the employer', async () => {
  const id = await hire(other, misheard);
  const newcomer = await come('ru', phone);
  const { page, say } = newcomer;
  await register(newcomer, other.phoneNumber);
  await isKnown(newcomer);
  await giveProfile(newcomer, other);
  await stays(newcomer, 'mismatch', () => page.getByText(say('account', 'step.mismatchText')).waitFor());
  expect(await page.getByRole('button', { name: say('account', 'acceptJob') }).count()).toBe(0);

  const { page: office, say: officeSay } = employer;
  await office.goto('/employees');
  await office
    .getByRole('row')
    .filter({ hasText: 'Каримов' })
    .getByText(officeSay('employees', 'mismatch'))
    .waitFor();
  await office.goto(`/employees/${id}`);
  await office.getByText(officeSay('employeeRecord', 'mismatchText')).waitFor();
  await assertAccessible(office, 'the record that does not match');
  await press(office, officeSay('employeeRecord', 'mismatchFix'));
  const sheet = office.getByRole('alertdialog', { name: officeSay('employeeRecord', 'mismatchTitle') });
  await sheet.locator('input[name="pinfl"]').fill(other.pinfl);
  await assertAccessible(office, 'correcting the mismatch');
  await sheet.getByRole('button', { name: officeSay('employeeRecord', 'save') }).click();
  await office.getByText(officeSay('employeeRecord', 'mismatchResolved')).first().waitFor();

  await press(page, say('account', 'step.check'));
  await press(page, say('account', 'acceptJob'));
  await page.waitForURL('**/home');
  await worksHere(newcomer, other.firstName);
  await leave(newcomer);
  await leave(employer);
});
