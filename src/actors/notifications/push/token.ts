import { fromPromise } from 'xstate';
import type { Registration } from '#machines/flows/notifications/pushPermission/pushPermissionMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { describeDevice } from '#src/runtime/device.ts';
import { session } from '#src/session/session.ts';
import { keepToken } from '#src/push/keptToken.ts';
import { pushOptions } from '#src/push/pushOptions.ts';
import { freshFor } from './standing.ts';

/** The one worker of the app (src/actors/shared/versions.ts registers it); the machine limits the waiting. */
export const activateWorker = fromPromise<void, void>(async () => {
  await navigator.serviceWorker.ready;
});

/** Makes the token, or has it renewed when it is old. A browser may let this hang for ever: the machine limits it. */
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

/** The server forgets it with the session; here nothing of the person stays behind either. */
export const dropToken = fromPromise<void, void>(async () => {
  keepToken(null);
  if (!pushOptions || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notification of shown) notification.close();
});
