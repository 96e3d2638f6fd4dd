import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import {
  allowNotifications,
  deliver,
  firebaseHosts,
  startPushServices,
  visitWithPush,
  watchShown,
  type PushServices,
} from '#tests/support/standIns/pushServices.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

/** `expect.poll` waits only one second by default. */
const waiting = { timeout: 30_000 };

let services: PushServices;
let app: App;
let say: Say;
let company: Company;
let visit: Visit;

beforeAll(async () => {
  services = await startPushServices();
  [app, say] = await Promise.all([startApp({ config: { firebase: services.config } }), loadTexts('uz-Latn')]);
});
afterAll(async () => {
  await app.close();
  await services.close();
});
beforeEach(async () => {
  company = await makeCompany(app.server);
  visit = await visitWithPush(app, services, await app.server.signIn(company.employee.phoneNumber));
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

const button = (name: string) => visit.page.getByRole('button', { name, exact: true });
const toasts = () => visit.page.locator('.toast');

const registeredTokens = async () => {
  const rows = await app.server.db
    .selectFrom('device')
    .select('fireBaseToken')
    .where('accountId', '=', company.employee.accountId)
    .where('fireBaseToken', 'is not', null)
    .execute();
  return rows.map(({ fireBaseToken }) => fireBaseToken);
};

/** Accepts the app's offer and the browser's prompt, and waits until the server has the token. */
async function turnOn(): Promise<void> {
  await button(say('notifications', 'offer.accept')).waitFor();
  await allowNotifications(visit.context, app.server.url);
  await expect.poll(registeredTokens, waiting).toHaveLength(1);
}

/** Signs in as this person on another phone; returns what FCM received for this one. */
async function beWarned(): Promise<Record<string, string>> {
  const before = services.sent.length;
  await app.server.signIn(company.employee.phoneNumber, crypto.randomUUID());
  await app.server.pushed();
  const { body } = services.sent[before] as {
    body: { message: { token: string; data: Record<string, string> } };
  };
  expect(await registeredTokens()).toContain(body.message.token);
  return body.message.data;
}

test('a real subscription, its token at the server, and one toast for what comes by stream and by push', async () => {
  await turnOn();
  const data = await beWarned();
  await toasts().first().waitFor();
  await deliver(visit.page, app.server.url, data);
  // A later message shows that the first has been handled.
  await deliver(visit.page, app.server.url, {
    id: 'another',
    type: 'other',
    title: 'Ikkinchi',
    body: 'Matn',
  });
  await toasts().filter({ hasText: 'Ikkinchi' }).waitFor();
  expect(await toasts().count()).toBe(2);
  await toasts()
    .filter({ hasText: say('notifications', 'event.title.warningNewDevice') })
    .getByRole('link')
    .click();
  await visit.page.waitForURL('**/settings/devices');
});

test('with no page to look at the system shows it, and pressing it leads an open page there', async () => {
  const { page, context } = visit;
  await turnOn();
  const worker = context.serviceWorkers()[0]!;
  await page.goto('about:blank');
  const data = await beWarned();
  const { shown } = await watchShown(page, data['id']!);
  await deliver(page, app.server.url, data);
  await shown;
  const notifications = await worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });
  expect(notifications).toEqual([{ title: data['title'], body: data['body'], tag: data['id'] }]);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await page.getByRole('heading', { name: say('personal', 'devices.title'), exact: true }).waitFor();
});

test('who signs out is pushed nothing any more, and leaves no token behind, at the provider neither', async () => {
  const { page, context } = visit;
  await turnOn();
  const [token] = await registeredTokens();
  // Loaded anew: the provider's code has no token in memory.
  await page.goto('/account', { waitUntil: 'commit' });
  const removed = context.waitForEvent('request', (request) => request.method() === 'DELETE');
  await button(say('account', 'signOut')).click();
  await page.getByRole('heading', { name: say('auth', 'signInTitle') }).waitFor();
  expect((await removed).url()).toMatch(new RegExp(`fcmregistrations.*/registrations/${token}$`));
  const left = () =>
    page.evaluate(async () => {
      const { pushManager } = await navigator.serviceWorker.ready;
      return [localStorage.getItem('pushToken'), await pushManager.getSubscription()];
    });
  await expect.poll(left, waiting).toEqual([null, null]);
  const before = services.sent.length;
  await app.server.signIn(company.employee.phoneNumber, crypto.randomUUID());
  await app.server.pushed();
  expect(services.sent.length).toBe(before);
});

test('a provider that gives no token: no message to the person, no token at the server, only a line in the log', async () => {
  const { page, context } = visit;
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('push messages:'));
  await context.route(firebaseHosts, (route) => route.abort());
  await allowNotifications(context, app.server.url);
  const granted = await logged;
  expect(granted.text()).toBe('push messages: permission granted');
  const failed = await page.waitForEvent('console', (message) => message.type() === 'warning');
  expect(failed.text()).toMatch(/^push messages: .*/);
  expect(await page.evaluate(() => localStorage.getItem('pushToken'))).toBeNull();
  expect(await registeredTokens()).toEqual([]);
  expect(await toasts().count()).toBe(0);
  visit.complaints.length = 0;
});

test('turned off in the browser’s own settings the token goes, and turned on again another is made', async () => {
  const { page } = visit;
  await turnOn();
  const kept = () => page.evaluate(() => localStorage.getItem('pushToken'));
  const madeAt = async () => (JSON.parse((await kept()) ?? '{}') as { madeAt?: number }).madeAt ?? 0;
  await expect.poll(madeAt, waiting).toBeGreaterThan(0);
  await page.goto('/settings/notification-settings', { waitUntil: 'commit' });
  await page.getByText(say('notifications', 'push.on')).waitFor();
  const before = await madeAt();
  await visit.context.clearPermissions();
  await page.getByText(say('notifications', 'push.off')).waitFor();
  expect(await kept()).toBeNull();
  await allowNotifications(visit.context, app.server.url);
  await page.getByText(say('notifications', 'push.on')).waitFor();
  expect(await madeAt()).toBeGreaterThan(before);
  expect(await registeredTokens()).toHaveLength(1);
});
