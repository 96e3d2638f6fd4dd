import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { openGates } from '#tests/paths/browser/support/gates.ts';
import { isLong } from '#tests/support/run/long.ts';
import { signInOn } from '#tests/support/browser/signIn.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

const employer = '998901000001';
const employee = '998901000002';
const newcomer = '998901000003';

/** Section 2 of the specification, row by row, for a signed-in employee: where a path leads and what it shows. */
const routes: [path: string, leadsTo: string, shows: Shown][] = [
  // "/ (main layout, redirects to home)"
  ['/', '/home', 'home'],
  ['/home', '/home', 'home'],
  ['/account', '/account', 'account'],
  ['/requests', '/requests', 'requests'],
  ['/payments', '/payments', 'payments'],
  ['/transactions', '/transactions', 'transactions'],
  // Not in the specification: product §7.
  ['/payslips', '/payslips', 'payslips'],
  ['/attendances', '/attendances', 'attendances'],
  ['/notifications', '/notifications', 'notifications'],
  // Redirects to home with a hash, `devices` as the specification has it.
  ['/salary-request', '/home#salary-request', 'salaryRequest'],
  ['/tardiness', '/home#tardiness', 'tardiness'],
  ['/devices', '/home#tardiness', 'tardiness'],
  ['/cards', '/home#cards', 'cards'],
  // "children: profile, devices, notification-settings"; /settings itself is no screen.
  ['/settings', '/settings', 'notFound'],
  ['/settings/profile', '/settings/profile', 'profile'],
  ['/settings/devices', '/settings/devices', 'devices'],
  ['/settings/notification-settings', '/settings/notification-settings', 'notificationSettings'],
  ['/steps', '/steps/check', 'sidesCheck'],
  ['/steps/check', '/steps/check', 'sidesCheck'],
  ['/step', '/step/continue', 'profileCreation'],
  ['/step/continue', '/step/continue', 'profileCreation'],
  // "child attendance-check/{type}; the type is passed to the screen"
  ['/qr-scan', '/qr-scan', 'notFound'],
  ['/qr-scan/attendance-check', '/qr-scan/attendance-check', 'notFound'],
  ['/qr-scan/attendance-check/in', '/qr-scan/attendance-check/in', 'checkIn'],
  ['/qr-scan/attendance-check/out', '/qr-scan/attendance-check/out', 'checkOut'],
  ['/attendance-check-in', '/qr-scan/attendance-check/in', 'checkIn'],
  ['/attendance-check-out', '/qr-scan/attendance-check/out', 'checkOut'],
  // "any other path: NotFound screen"
  ['/nowhere', '/nowhere', 'notFound'],
  ['/home/more', '/home/more', 'notFound'],
  ['/qr-scan/attendance-check/sideways', '/qr-scan/attendance-check/sideways', 'notFound'],
];

/** The same for the rows about signing in, for a signed-out visitor. */
const authRoutes: [path: string, leadsTo: string, shows: Shown][] = [
  ['/auth', '/auth/login', 'login'],
  ['/auth/login', '/auth/login', 'login'],
  ['/auth/registration', '/auth/registration', 'registration'],
  ['/auth/password-recovery', '/auth/password-recovery', 'recovery'],
  ['/auth/auth-otp/01935d2e', '/auth/auth-otp/01935d2e', 'code'],
  ['/auth/auth-otp', '/auth/auth-otp', 'notFound'],
  ['/auth/telegram', '/auth/telegram', 'telegram'],
  ['/auth/telegram-bot', '/auth/telegram-bot', 'telegramBot'],
  ['/auth/other', '/auth/other', 'notFound'],
];

/** The short run signs in once for each kind of row. */
const samples = ['/', '/devices', '/attendances', '/step', '/attendance-check-out'];
const wanted = routes.filter(([path, , shows]) => shows !== 'notFound' && (isLong || samples.includes(path)));

type Shown =
  | 'home'
  | 'salaryRequest'
  | 'tardiness'
  | 'cards'
  | 'account'
  | 'requests'
  | 'payments'
  | 'transactions'
  | 'payslips'
  | 'attendances'
  | 'dayBoard'
  | 'toSettle'
  | 'employees'
  | 'waitingRequests'
  | 'profileCreation'
  | 'sidesCheck'
  | 'registration'
  | 'recovery'
  | 'checkIn'
  | 'checkOut'
  | 'profile'
  | 'devices'
  | 'notifications'
  | 'notificationSettings'
  | 'login'
  | 'code'
  | 'telegram'
  | 'telegramBot'
  | 'notFound';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
const shown: Record<Shown, (page: Page) => Promise<void>> = {
  home: (page) => heading(page, say('home', 'greetingNamed', { name: 'Dilnoza' })),
  salaryRequest: (page) => page.getByRole('dialog', { name: say('home', 'requestTitle') }).waitFor(),
  cards: (page) => page.getByRole('dialog', { name: say('cards', 'title') }).waitFor(),
  tardiness: (page) => page.getByRole('dialog', { name: say('home', 'tardiness.title') }).waitFor(),
  account: (page) => heading(page, say('account', 'title')),
  requests: (page) => heading(page, say('payments', 'title')),
  payments: (page) => heading(page, say('payouts', 'listTitle')),
  transactions: (page) => heading(page, say('transactions', 'title')),
  payslips: (page) => heading(page, say('payslips', 'title')),
  attendances: (page) => heading(page, say('attendance', 'month.title')),
  dayBoard: (page) => heading(page, say('attendance', 'board.title')),
  toSettle: (page) => heading(page, say('settlement', 'title')),
  employees: (page) => heading(page, say('employees', 'title')),
  waitingRequests: (page) => page.getByRole('table', { name: say('payments', 'listLabel') }).waitFor(),
  profileCreation: (page) => heading(page, say('account', 'step.title')),
  sidesCheck: (page) => heading(page, say('sides', 'title')),
  registration: (page) => heading(page, say('registration', 'ends.register.title')),
  recovery: (page) => heading(page, say('registration', 'ends.recover.title')),
  checkIn: (page) => heading(page, say('attendance', 'checkTitle.in')),
  checkOut: (page) => heading(page, say('attendance', 'checkTitle.out')),
  profile: (page) => heading(page, say('personal', 'profile.title')),
  devices: (page) => heading(page, say('personal', 'devices.title')),
  notifications: (page) => heading(page, say('common', 'notifications')),
  notificationSettings: (page) => heading(page, say('notifications', 'settings.title')),
  login: (page) => heading(page, say('auth', 'signInTitle')),
  code: (page) => heading(page, say('auth', 'codeTitle')),
  telegram: (page) => heading(page, say('identity', 'widgetTitle')),
  telegramBot: (page) => heading(page, say('identity', 'botTitle')),
  notFound: (page) => heading(page, say('common', 'pageNotFound')),
};

const placeOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

async function within<T>(visit: Visit, work: (page: Page) => Promise<T>): Promise<void> {
  try {
    await work(visit.page);
    expect(visit.complaints).toEqual([]);
  } finally {
    await visit.close();
  }
}

describe('spec parity', () => {
  describe('for an employee', () => {
    let visit: Visit;
    beforeAll(async () => {
      visit = await app.visit({ viewport: phone, session: await app.server.signIn(employee) });
    });
    afterAll(async () => {
      await visit.close();
      expect(visit.complaints).toEqual([]);
    });

    test.each(routes)('%s leads to %s, %s', async (path, leadsTo, shows) => {
      await visit.page.goto(path);
      await shown[shows](visit.page);
      expect(placeOf(visit.page)).toBe(leadsTo);
    });

    test.each(['/auth', '/auth/login'])('%s leads home, somebody being signed in', async (path) => {
      await visit.page.goto(path);
      await shown.home(visit.page);
      expect(placeOf(visit.page)).toBe('/home');
    });

    test('what is not built is linked from nowhere', async () => {
      const { page } = visit;
      const known = new Set(
        routes.filter(([, , shows]) => shows !== 'notFound').map(([, leadsTo]) => leadsTo),
      );
      for (const path of ['/home', '/account', '/requests', '/attendances', '/nowhere']) {
        await page.goto(path);
        await page.locator('main[aria-busy=false]').waitFor();
        const links = await page
          .locator('a[href^="/"]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
        // The page of one request (product §7).
        const isBuilt = (link: string) => known.has(link) || /^\/requests\/[\da-f-]{36}$/.test(link);
        expect(links.filter((link) => !isBuilt(link))).toEqual([]);
      }
    });
  });

  /** What a person of the employer's side has of it (product §7). */
  const ofEmployees: [path: string, leadsTo: string, shows: Shown][] = [
    ['/salary-request', '/requests', 'waitingRequests'],
    ['/tardiness', '/attendances/settle', 'toSettle'],
    ['/home#cards', '/employees', 'employees'],
    ['/attendance-check-in', '/attendances', 'dayBoard'],
    ['/qr-scan/attendance-check/out', '/attendances', 'dayBoard'],
    // What a role may not see stays "Page not found".
    ['/qr-scan/attendance-check/sideways', '/qr-scan/attendance-check/sideways', 'notFound'],
    ['/payslips', '/payslips', 'notFound'],
  ];

  test('an employer is led from addresses of the employee to what is theirs of it', async () => {
    await within(await app.visit({ session: await app.server.signIn(employer) }), async (page) => {
      for (const [path, leadsTo, shows] of ofEmployees) {
        await page.goto(path);
        await shown[shows](page);
        expect(placeOf(page)).toBe(leadsTo);
      }
    });
  });

  describe('for a stranger', () => {
    let visit: Visit;
    const calls: string[] = [];
    beforeAll(async () => {
      visit = await app.visit({ viewport: phone });
      visit.page.on('request', (request) => {
        if (request.url().includes('/api/')) calls.push(request.url());
      });
    });
    afterAll(() => visit.close());

    test.each(authRoutes)('%s leads to %s, %s, without asking who is there', async (path, leadsTo, shows) => {
      await visit.page.goto(path);
      await shown[shows](visit.page);
      expect(placeOf(visit.page)).toBe(leadsTo);
      expect(calls).toEqual([]);
    });

    test.each(wanted)('%s: signing in leads to %s all the same', async (path, leadsTo, shows) => {
      await within(
        await app.visit({ viewport: phone, deviceId: `test-device-${employee}` }),
        async (page) => {
          await page.goto(path);
          await shown.login(page);
          await signInOn(page, say, employee);
          await shown[shows](page);
          expect(placeOf(page)).toBe(leadsTo);
        },
      );
    });
  });

  describe('startup routing', () => {
    const startOf = async (phoneNumber: string) =>
      app.visit({ viewport: phone, session: await app.server.signIn(phoneNumber) });

    test.each(['/home', '/requests', '/attendances', '/account'])(
      'who is not identified is led from %s to the step',
      async (path) => {
        await within(await startOf(newcomer), async (page) => {
          await page.goto(path);
          await shown.profileCreation(page);
          expect(placeOf(page)).toBe('/step/continue');
        });
      },
    );

    test.each([403, 404, 500, 503])('account info answered with %d leads to login', async (status) => {
      await within(await startOf(employee), async (page) => {
        const { info } = await openGates(page, { info: { method: 'GET', path: '/api/account/info' } });
        await page.goto('/attendances');
        await info.fault(status);
        await shown.login(page);
        expect(placeOf(page)).toBe('/auth/login?next=%2Fattendances');
      });
    });

    test.each([
      ['/auth/auth-otp/01935d2e', 'code'],
      ['/nowhere', 'notFound'],
    ] as const)('%s does not wait for it', async (path, shows) => {
      await within(await startOf(employee), async (page) => {
        const { info } = await openGates(page, { info: { method: 'GET', path: '/api/account/info' } });
        await page.goto(path);
        await info.arrived();
        await shown[shows](page);
      });
    });
  });
});
