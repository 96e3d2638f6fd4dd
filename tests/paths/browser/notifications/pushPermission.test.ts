import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pushPermissionMachine } from '#machines/flows/notifications/pushPermission/pushPermissionMachine.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import {
  bringSession,
  openProfile,
  startPushServices,
  type PushServices,
} from '#tests/support/standIns/pushServices.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { follow, holdQuestion, holdTokens, openBrowserSettings } from './pushPermission.world.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { stopTime } from '../support/stillTime.ts';

const routes = { device: { method: 'PUT', path: '/api/account/devices' } };
const settings = '/settings/notification-settings';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const week = 7 * 24 * 60 * 60 * 1000;
const leftOut = {
  'pushPermission.granted.activating · xstate.error.actor.activateWorker':
    'navigator.serviceWorker.ready waits for ever, and by its specification never fails',
};

const coverage = new Coverage(pushPermissionMachine);

let services: PushServices;
let app: App;
let say: Say;
let company: Company;
let profile: Visit;
let path: PathPage<keyof typeof routes>;
let page: Page;
let takes: ReturnType<typeof follow>;

beforeAll(async () => {
  services = await startPushServices();
  [app, say] = await Promise.all([startApp({ config: { firebase: services.config } }), loadTexts('uz-Latn')]);
  [company, profile] = await Promise.all([makeCompany(app.server), openProfile(app, services)]);
});
afterAll(async () => {
  await profile.close();
  await app.close();
  await services.close();
});
afterEach(async () => {
  coverage.takeTransitions(path.recorder.taken('pushPermission'));
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});

const signIn = () => app.server.signIn(company.employee.phoneNumber);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const turnOn = () => button(say('notifications', 'push.turnOn'));
const home = () => page.getByRole('link', { name: say('common', 'navHome'), exact: true });
const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function signOut(): Promise<void> {
  await page.getByRole('link', { name: say('common', 'navAccount'), exact: true }).click();
  await button(say('account', 'signOut')).click();
}

const registeredTokens = async () => {
  const rows = await app.server.db
    .selectFrom('device')
    .select('fireBaseToken')
    .where('accountId', '=', company.employee.accountId)
    .where('fireBaseToken', 'is not', null)
    .execute();
  return rows.map(({ fireBaseToken }) => fireBaseToken);
};

/** A private window, like other tests' contexts: no service worker starts there and nothing is pushed. */
async function open(): Promise<void> {
  const browser = profile.context.browser()!;
  path = await openPath(app, routes, { viewport: phone, browser, session: await signIn() });
  ({ page } = path);
  takes = follow(path.recorder);
}

test('the product asks, the browser asks, and the person answers this and that', async () => {
  await open();
  const { visit } = path;
  const question = await holdQuestion(page);
  const browser = await openBrowserSettings(visit.context, page, app.server.url);
  const press = async () => {
    await turnOn().click();
    await takes('unasked · push.accepted');
  };
  const dismiss = async () => {
    await press();
    await question.answer('dismiss');
  };
  const putOff = () => button(say('notifications', 'offer.putOff')).click();

  await page.goto(settings, { waitUntil: 'commit' });
  await turnOn().waitFor();
  await takes('· session.opened', 'looking · done look[4]');
  await stopTime(page);
  await press();
  await page.clock.fastForward(15_000);
  await takes('asking · after answerLimit');
  await dismiss();
  await takes('asking · done askPermission[3]');

  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key !== 'pushPutOff') return setItem.call(this, key, value);
      Storage.prototype.setItem = setItem;
      throw new DOMException('storage is full', 'QuotaExceededError');
    };
  });
  await home().click();
  await putOff();
  await takes('unasked.offered · push.putOff', 'unasked.puttingOff · error keepPutOff');
  expect(await stored('pushPutOff')).toBeNull();
  await page.goBack();
  await dismiss();
  await takes('asking · done askPermission[3]');
  await page.goForward();
  await putOff();
  await takes('unasked.offered · push.putOff', 'unasked.puttingOff · done keepPutOff');
  expect(await stored('pushPutOff')).not.toBeNull();
  await page.goBack();
  await dismiss();
  await takes('asking · done askPermission[2]');
  await press();
  await question.answer('fail');
  await takes('asking · error askPermission');

  await press();
  await browser.setAndNotify('denied');
  await question.answer('answer');
  await takes('asking · done askPermission[1]');
  await page.getByText(say('notifications', 'push.denied')).waitFor();
  await browser.set('prompt');
  await takes('denied · permission.changed', 'looking · done look[3]');
  await browser.set('denied');
  await takes('unasked · permission.changed', 'looking · done look[2]');
  await browser.set('prompt');
  await takes('denied · permission.changed', 'looking · done look[3]');

  await press();
  await browser.setAndNotify('granted');
  await question.answer('answer');
  await takes('asking · done askPermission[0]');
  await page.getByText(say('notifications', 'push.turningOn')).waitFor();
  await page.clock.fastForward(10_000);
  await takes('granted.activating · after activationLimit');
  await visit.context.setOffline(true);
  await visit.context.setOffline(false);
  await takes('granted.failed · network.returned');
  await browser.set('prompt');
  await takes('granted · permission.changed', 'looking · done look[3]');
  expect(await registeredTokens()).toEqual([]);
});

describe('where nothing can be pushed', () => {
  const withoutPush = () => page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  const title = () => page.getByRole('heading', { name: say('notifications', 'settings.title'), level: 1 });

  test('the server has no push service', async () => {
    await open();
    await page.route(`**${settings}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<meta name="push-options"[^>]*>/, '');
      await route.fulfill({ response, body });
    });
    await page.goto(settings, { waitUntil: 'commit' });
    await takes('· session.opened', 'looking · done look[5]');
    await title().waitFor();
    expect(await page.locator('#push-here').count()).toBe(0);
  });

  test('an iPhone has the app in its browser only', async () => {
    await open();
    await withoutPush();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setUserAgentOverride', { userAgent: iphone });
    await page.goto(settings, { waitUntil: 'commit' });
    await takes('· session.opened', 'looking · done look[6]');
    await page.getByText(say('notifications', 'push.uninstalled')).waitFor();
  });

  test('the browser cannot do it', async () => {
    await open();
    await withoutPush();
    await page.goto(settings, { waitUntil: 'commit' });
    await takes('· session.opened', 'looking · done look[7]');
    await page.getByText(say('notifications', 'push.unsupported')).waitFor();
  });

  test('the browser keeps its storage closed, when coming and when going', async () => {
    await open();
    await page.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
      const { removeItem } = Storage.prototype;
      Storage.prototype.removeItem = function (key) {
        if (key === 'pushToken') throw new DOMException('storage is closed', 'SecurityError');
        removeItem.call(this, key);
      };
    });
    await page.goto(settings, { waitUntil: 'commit' });
    await takes('· session.opened', 'looking · error look');
    await page.getByText(say('notifications', 'push.unsupported')).waitFor();
    await signOut();
    await takes('· session.closed', 'leaving · error dropToken');
    await page.getByRole('heading', { name: say('auth', 'signInTitle') }).waitFor();
  });
});

test('a token is made and sent in spite of everything, made anew in a week, and goes with the person', async () => {
  const visit = { ...profile, close: () => Promise.resolve() };
  path = await openPath({ ...app, visit: () => Promise.resolve(visit) }, routes);
  ({ page } = path);
  takes = follow(path.recorder);
  const { device } = path.gates;
  const tokens = await holdTokens(profile.context);
  const browser = await openBrowserSettings(profile.context, page, app.server.url);
  await bringSession(page, await signIn());
  await page.goto(settings, { waitUntil: 'commit' });
  await turnOn().waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await takes('· session.opened', 'looking · done look[4]');
  await stopTime(page);
  const waits = async (ms: number) => {
    await page.clock.fastForward(ms);
    await takes('granted.failed · after backOff', 'granted.activating · done activateWorker');
  };
  const kept = async () => (JSON.parse((await stored('pushToken')) ?? '{}') as { token?: string }).token;

  await browser.set('granted');
  await takes(
    'unasked · permission.changed',
    'looking · done look[1]',
    'granted.activating · done activateWorker',
  );
  await tokens.refuse();
  await takes('granted.registering · error getToken');
  await waits(30_000);
  await tokens.leave();
  await page.clock.fastForward(15_000);
  await takes('granted.registering · after callLimit');
  await waits(60_000);
  await tokens.pass();
  await takes('granted.registering · done getToken');
  await page.getByText(say('notifications', 'push.turningOn')).waitFor();
  await device.abort();
  await takes('granted.sending · error sendToken');
  await waits(120_000);
  await takes('granted.registering · done getToken');
  await device.arrived();
  await page.clock.fastForward(15_000);
  await takes('granted.sending · after callLimit');
  await device.cancelled();
  expect(await registeredTokens()).toEqual([]);
  await waits(240_000);
  await takes('granted.registering · done getToken');
  await device.pass();
  await takes('granted.sending · done sendToken');
  await page.getByText(say('notifications', 'push.on')).waitFor();
  const first = await kept();
  expect(await registeredTokens()).toEqual([first]);

  await page.clock.fastForward(week);
  await takes('granted.registered · after untilRefresh', 'granted.activating · done activateWorker');
  await tokens.pass();
  await takes('granted.registering · done getToken');
  await device.pass();
  await takes('granted.sending · done sendToken');
  expect(await kept()).not.toBe(first);
  expect(await registeredTokens()).toEqual([await kept()]);

  await page.clock.resume();
  await page.reload({ waitUntil: 'commit' });
  await takes('· session.opened', 'looking · done look[0]');
  await page.getByText(say('notifications', 'push.on')).waitFor();
  expect(device.held).toBe(0);
  await signOut();
  await takes('· session.closed', 'leaving · done dropToken');
  expect(await stored('pushToken')).toBeNull();
  await page.getByRole('heading', { name: say('auth', 'signInTitle') }).waitFor();
});

test('took every transition that there is a way to', () => {
  expect(coverage.missing().transitions).toEqual(Object.keys(leftOut));
});
