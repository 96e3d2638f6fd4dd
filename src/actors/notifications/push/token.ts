import { fromPromise } from 'xstate';
import type { Registration } from '#machines/flows/notifications/pushPermission/pushPermissionMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { describeDevice } from '#src/runtime/device.ts';
import { session } from '#src/session/session.ts';
import { keepToken } from '#src/push/keptToken.ts';
import { pushOptions } from '#src/push/pushOptions.ts';
import { freshFor } from './standing.ts';

/** The app's only service worker (src/actors/shared/versions.ts registers it); the machine limits the wait. */
export const activateWorker = fromPromise<void, void>(async () => {
  await navigator.serviceWorker.ready;
});

/** Creates the token, or renews an old one. A browser may let this hang forever; the machine limits the wait. */
export const getToken = fromPromise<Registration, void>(async ({ signal }) => {
  if (!pushOptions) throw new Error('push messages are not configured');
  const [{ initializeApp, getApps }, { getMessaging, getToken: tokenOf }] = await Promise.all([
    import('firebase/app'),
    import('firebase/messaging'),
  ]);
  const { vapidKey, ...options } = pushOptions;
  const messaging = getMessaging(getApps()[0] ?? initializeApp(options));
  const serviceWorkerRegistration = await navigator.serviceWorker.ready;
  const token = await tokenOf(messaging, { vapidKey, serviceWorkerRegistration });
  const { sessionId } = session.getSnapshot().context;
  if (!signal.aborted && sessionId) keepToken({ token, madeAt: Date.now(), sessionId });
  return { token, freshFor };
});

export const sendToken = fromPromise<void, { token: string }>(async ({ input, signal }) => {
  const body = { deviceId: describeDevice().deviceId, fireBaseToken: input.token };
  await unwrap(api.PUT('/account/devices', { body, signal }));
});

/** The server deletes it with the session; nothing personal stays on this device either. */
export const dropToken = fromPromise<void, void>(async () => {
  keepToken(null);
  if (!pushOptions || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notification of shown) notification.close();
});
