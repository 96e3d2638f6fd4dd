import { createECDH, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright-core';
import type { App, Visit } from '../browser/app.ts';
import { launchProfile } from '../browser/chromium.ts';
import { startTokenService } from './fcm.ts';
import type { Session } from '../server/server.ts';

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** 64-bit numbers of Chromium's check-in; any will do. */
const fixed64 = (field: number, value: bigint) => {
  const bytes = Buffer.alloc(9, field);
  bytes.writeBigUInt64LE(value, 1);
  return bytes;
};

/** The part of Google's services that a real subscription needs, and FCM for the server's own sending. */
export async function startPushServices() {
  const fcm = await startTokenService();
  const gcm = createServer((request, response) => {
    request.resume().on('end', () => {
      if (request.url === '/register') return response.end(`token=test:${crypto.randomUUID()}`);
      response.setHeader('content-type', 'application/x-protobuffer');
      return response.end(
        Buffer.concat([Buffer.from([8, 1]), fixed64(0x39, 4567890123456789n), fixed64(0x41, 1234567890123n)]),
      );
    });
  });
  await new Promise<void>((resolve) => gcm.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(gcm.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const config = fcm.config(privateKey);
  const vapidKey = createECDH('prime256v1').generateKeys().toString('base64url');
  return {
    sent: fcm.sent,
    config: { ...config, app: { ...config.app, vapidKey } },
    browserArgs: [
      `--gcm-checkin-url=${at}/checkin`,
      `--gcm-registration-url=${at}/register`,
      '--gcm-mcs-endpoint=127.0.0.1:9',
    ],
    close: async () => {
      await fcm.close();
      gcm.closeAllConnections();
      await new Promise((resolve) => gcm.close(resolve));
    },
  };
}
export type PushServices = Awaited<ReturnType<typeof startPushServices>>;

let tokens = 0;

/** What Firebase's services answer to the page: an installation, and a token for its subscription. */
export async function answerFirebase(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() === 'OPTIONS') return route.fulfill({ headers });
  const { pathname } = new URL(request.url());
  const authToken = { token: 'fis', expiresIn: '604800s' };
  if (pathname.endsWith('/installations')) {
    const { fid } = request.postDataJSON() as { fid: string };
    return route.fulfill({ headers, json: { fid, refreshToken: 'r', authToken } });
  }
  // A token is created by POST there, and renewed by PATCH below it.
  if (/\/registrations(\/|$)/.test(pathname))
    return route.fulfill({ headers, json: { token: `push-token-${(tokens += 1)}` } });
  return route.fulfill({ headers, json: authToken });
}

export const firebaseHosts = /^https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com\//;

/** A browser with a profile of its own, not navigated yet: push subscriptions are only real there. */
export async function openProfile(app: App, services: PushServices): Promise<Visit> {
  const folder = await mkdtemp(path.join(tmpdir(), 'davomat-profile-'));
  const context = await launchProfile(folder, services.browserArgs, {
    baseURL: app.server.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  context.on('weberror', (event) => complaints.push(event.error().stack ?? event.error().message));
  await context.route(firebaseHosts, answerFirebase);
  const page = context.pages()[0] ?? (await context.newPage());
  const close = async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  return { context, page, complaints, close };
}

/** Puts the session into the page's storage, where the app finds it at start. */
export async function bringSession(page: Page, session: Session): Promise<void> {
  await page.goto('/mark.svg');
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, storageOf(session));
}

/** Such a browser signed in, at home, with the service worker active. */
export async function visitWithPush(app: App, services: PushServices, session: Session): Promise<Visit> {
  const visit = await openProfile(app, services);
  const { page } = visit;
  await bringSession(page, session);
  // However long this computer takes: the app itself waits 10 s for its worker.
  await page.goto('/home', { waitUntil: 'commit' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return visit;
}

const storageOf = ({ accessToken, refreshToken, deviceId }: Session) => ({
  language: 'uz-Latn',
  token: accessToken,
  tokenExpire: new Date(0).toISOString(),
  refreshToken,
  deviceId,
});

export const allowNotifications = (context: BrowserContext, url: string) =>
  context.grantPermissions(['notifications'], { origin: url });

/** Delivers a message to the service worker like the browser's push service. */
export async function deliver(page: Page, origin: string, data: Record<string, string>): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify({ from: '1', fcmMessageId: crypto.randomUUID(), priority: 'high', data }),
  });
  await cdp.detach();
}

/**
 * Call it before the message is delivered; `shown` resolves when the system has shown the notification of this tag.
 * `getNotifications()` must wait for that: called while a notification is about to be shown, Chromium takes it for one
 * that the person has closed, and forgets it.
 */
export async function watchShown(page: Page, tag: string): Promise<{ shown: Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  const shown = new Promise<void>((resolve) => {
    cdp.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: event }) => {
      if (event.eventName === 'Notification displayed' && event.instanceId === tag) resolve();
    });
  });
  const service = 'notifications';
  await cdp.send('BackgroundService.startObserving', { service });
  await cdp.send('BackgroundService.setRecording', { service, shouldRecord: true });
  return { shown: shown.then(() => cdp.detach()) };
}
