import { readdirSync, readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { toastDefaults } from '#domain/notifications/defaults.ts';
import { screenOf } from '#domain/notifications/types.ts';
import { redirects } from '#domain/routes.ts';
import { NotificationIcon } from '../components/notifications/NotificationIcon.tsx';
import { catalogues } from '../i18n/catalogues.support.ts';
import { newsOf } from '../push/worker/messages.ts';
import { frontRoutes } from './frontRoutes.ts';
import { pagePaths } from './pagePaths.ts';
import { pages } from './pages.ts';
import { toastTitle } from './toastTitle.ts';

const notFound = 'Page not found';

/** Spec section 2, row by row: a path as typed, where it ends, and which screen it shows ("not found" until it is built). */
const table: [path: string, endsAt: string, shows: string][] = [
  ['/auth', '/auth/login', 'auth/LoginScreen'],
  ['/auth/login', '/auth/login', 'auth/LoginScreen'],
  ['/auth/registration', '/auth/registration', 'auth/RegistrationScreen'],
  ['/auth/password-recovery', '/auth/password-recovery', 'auth/PasswordRecoveryScreen'],
  ['/auth/auth-otp/7', '/auth/auth-otp/7', 'auth/OtpScreen'],
  ['/auth/telegram', '/auth/telegram', 'auth/TelegramScreen'],
  ['/auth/telegram-bot', '/auth/telegram-bot', 'auth/TelegramBotScreen'],
  ['/', '/home', 'home/HomeScreen'],
  ['/home', '/home', 'home/HomeScreen'],
  ['/account', '/account', 'account/AccountScreen'],
  ['/requests', '/requests', 'money/RequestPagesScreen'],
  ['/payments', '/payments', 'money/PaymentPagesScreen'],
  ['/transactions', '/transactions', 'money/TransactionsScreen'],
  ['/attendances', '/attendances', 'time/AttendancesScreen'],
  ['/notifications', '/notifications', 'notifications/NotificationsScreen'],
  ['/salary-request', '/home#salary-request', 'home/HomeScreen'],
  ['/tardiness', '/home#tardiness', 'home/HomeScreen'],
  ['/devices', '/home#tardiness', 'home/HomeScreen'],
  ['/cards', '/home#cards', 'home/HomeScreen'],
  ['/settings/profile', '/settings/profile', 'account/ProfileSettingsScreen'],
  ['/settings/devices', '/settings/devices', 'account/DevicesScreen'],
  [
    '/settings/notification-settings',
    '/settings/notification-settings',
    'notifications/NotificationSettingsScreen',
  ],
  ['/steps', '/steps/check', 'account/SidesCheckScreen'],
  ['/steps/check', '/steps/check', 'account/SidesCheckScreen'],
  ['/step', '/step/continue', 'account/ProfileCreationScreen'],
  ['/step/continue', '/step/continue', 'account/ProfileCreationScreen'],
  ['/qr-scan/attendance-check/in', '/qr-scan/attendance-check/in', 'time/AttendanceCheckScreen'],
  ['/qr-scan/attendance-check/out', '/qr-scan/attendance-check/out', 'time/AttendanceCheckScreen'],
  ['/attendance-check-in', '/qr-scan/attendance-check/in', 'time/AttendanceCheckScreen'],
  ['/attendance-check-out', '/qr-scan/attendance-check/out', 'time/AttendanceCheckScreen'],
  ['/nothing-like-this', '/nothing-like-this', notFound],
];

const screenRoutes = [...frontRoutes, ...pagePaths.map((path) => ({ path, screen: pages[path].screen }))];
const redirected = (path: string): string => redirects.find(({ from }) => from === path)?.to ?? path;
const shownAt = (place: string): string =>
  screenRoutes.find(({ path }) => matchPath(path, place.split('#')[0] ?? ''))?.screen ?? notFound;

describe('spec parity', () => {
  test.each(table)('%s ends at %s and shows %s', (path, endsAt, shows) => {
    expect(redirected(path)).toBe(endsAt);
    expect(shownAt(endsAt)).toBe(shows);
  });

  test('no redirect that the specification does not name', () => {
    const named = table.filter(([path, endsAt]) => path !== endsAt).map(([path]) => path);
    expect(redirects.map(({ from }) => from).toSorted()).toEqual(named.toSorted());
  });

  test('every screen of the table has its file', () => {
    const files = new Set(readdirSync('src/screens', { recursive: true, encoding: 'utf8' }));
    for (const { screen } of screenRoutes) expect(files).toContain(`${screen}.tsx`);
  });

  test('nothing leads to a screen that is not built', () => {
    const unbuilt = table.filter(([, , shows]) => shows === notFound).map(([path]) => path);
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));
    for (const path of unbuilt) {
      const linked = sources.filter(({ text }) => new RegExp(`['"\`]${path}['"\`?#]`).test(text));
      expect(
        linked.map(({ file }) => file),
        path,
      ).toEqual([]);
    }
  });
});

describe('types of notifications (spec section 1)', () => {
  test('any other type has icon and address of other', () => {
    const unknown = { type: 'announcement' };
    expect(screenOf(unknown)).toBe(screenOf({ type: 'other' }));
    expect(newsOf({ data: unknown }, 'uz-Latn').screen).toBe(screenOf({ type: 'other' }));
    const iconOf = (type: string) => NotificationIcon({ type }).type as unknown;
    expect(iconOf('announcement')).toBe(iconOf('other'));
    expect(iconOf('warningNewDevice')).not.toBe(iconOf('other'));
  });
});

describe('default texts of toasts (spec section 1)', () => {
  const spec = readFileSync('docs/spec.md', 'utf8');

  test('the defaults are the words of the specification', () => {
    const { title, pushTitle, pushBody } = toastDefaults;
    expect(spec).toContain(
      `the toast title is "${title}"; the push fallback title is "${pushTitle}" and the fallback body is "${pushBody}"`,
    );
  });

  test('a toast without a title has the default one while no catalogue is loaded', async () => {
    // Another file of the worker may have loaded one.
    vi.resetModules();
    const { textOf } = await import('../i18n/i18n.ts');
    expect(toastTitle('', textOf('common'))).toBe('Default Title');
    expect(toastTitle('Soʻrov yuborildi', textOf('common'))).toBe('Soʻrov yuborildi');
  });

  test.each([undefined, 'en'])('an empty push message has the defaults in the language %s', (language) => {
    expect(newsOf({}, language)).toMatchObject({ title: 'New Notification', body: 'You have a new message' });
  });

  test('each language translates them', () => {
    for (const [language, areas] of catalogues) {
      expect(areas.get('common')?.get('defaultTitle'), language).toBeTruthy();
      expect(newsOf({}, language)).toMatchObject({
        title: areas.get('push')?.get('newNotification'),
        body: areas.get('push')?.get('newMessage'),
      });
    }
  });
});
