import { fromPromise } from 'xstate';
import type { Registration } from '#machines/flows/notifications/pushPermission/pushPermissionMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { describeDevice } from '#src/runtime/device.ts';
import { session } from '#src/session/session.ts';
import { keepToken, keptToken } from '#src/push/keptToken.ts';
import { pushOptions } from '#src/push/pushOptions.ts';
import { freshFor } from './standing.ts';

/** The app's only service worker (src/actors/shared/versions.ts registers it); the machine limits the wait. */
export const activateWorker = fromPromise<void, void>(async () => {
  await navigator.serviceWorker.ready;
});

/** The provider's code, loaded when it is needed, and what it is asked with. */
async function provider() {
  if (!pushOptions) throw new Error('push messages are not configured');
  const [{ initializeApp, getApps }, { getMessaging, getToken, deleteToken }] = await Promise.all([
    import('firebase/app'),
    import('firebase/messaging'),
  ]);
  const { vapidKey, ...options } = pushOptions;
  const messaging = getMessaging(getApps()[0] ?? initializeApp(options));
  const serviceWorkerRegistration = await navigator.serviceWorker.ready;
  return {
    getToken: () => getToken(messaging, { vapidKey, serviceWorkerRegistration }),
    deleteToken: () => deleteToken(messaging),
  };
}

/** Deletion of the former person's token; a new token is created only after it has finished. */
let removing: Promise<void> = Promise.resolve();

/** Creates the token, or renews an old one. A browser may let this hang forever; the machine limits the wait. */
export const getToken = fromPromise<Registration, void>(async ({ signal }) => {
  await removing.catch(() => undefined);
  const token = await (await provider()).getToken();
  const { sessionId } = session.getSnapshot().context;
  if (!signal.aborted && sessionId) keepToken({ token, madeAt: Date.now(), sessionId });
  return { token, freshFor };
});

export const sendToken = fromPromise<void, { token: string }>(async ({ input, signal }) => {
  const body = { deviceId: describeDevice().deviceId, fireBaseToken: input.token };
  await unwrap(api.PUT('/account/devices', { body, signal }));
});

/** Deletes the token on this device and at the provider; the server deletes its copy with the session. */
export const dropToken = fromPromise<void, void>(async () => {
  const kept = keptToken();
  keepToken(null);
  if (!pushOptions || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notification of shown) notification.close();
  // Without the permission there is no subscription, and the provider would ask for it.
  if (!kept || !registration || Notification.permission !== 'granted') return;
  removing = removeSubscription(registration);
  await removing;
});

/** Without an answer of the provider the browser's side ends all the same: nothing arrives any more. */
async function removeSubscription({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  try {
    const { getToken, deleteToken } = await provider();
    // `deleteToken` needs this call first: it tells the provider's code which worker to use. An existing token is
    // reused.
    await getToken();
    await deleteToken();
  } catch (error) {
    await (await pushManager.getSubscription())?.unsubscribe();
    throw error;
  }
}
