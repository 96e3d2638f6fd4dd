import { fromPromise } from 'xstate';
import type {
  PushAnswer,
  PushStanding,
} from '#machines/flows/notifications/pushPermission/pushPermissionMachine.ts';
import { session } from '#src/session/session.ts';
import { keepToken, keptToken } from '#src/push/keptToken.ts';
import { pushOptions } from '#src/push/pushOptions.ts';

const putOffKey = 'pushPutOff';
const day = 24 * 60 * 60 * 1000;
/** After "not now", ask again after this time; it can always be turned on in the settings. */
const putOffFor = 30 * day;
/** Spec section 9. */
export const freshFor = 7 * day;

const isIos = () => /iPhone|iPad/.test(navigator.userAgent);
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

function readStanding(permission: NotificationPermission): PushAnswer {
  // Revoking the permission ends the subscription, so the token is no longer valid.
  if (permission !== 'granted') keepToken(null);
  if (permission === 'denied') return { kind: 'denied' };
  if (permission === 'default') {
    const putOffAt = Number(localStorage.getItem(putOffKey) ?? 0);
    return { kind: 'default', putOff: Date.now() - putOffAt < putOffFor };
  }
  const kept = keptToken();
  if (!kept || kept.sessionId !== session.getSnapshot().context.sessionId)
    return { kind: 'granted', token: null, freshFor: 0 };
  return { kind: 'granted', token: kept.token, freshFor: kept.madeAt + freshFor - Date.now() };
}

export const look = fromPromise<PushStanding, void>(() => {
  if (!pushOptions) return Promise.resolve({ kind: 'unconfigured' });
  const supported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!supported) return Promise.resolve({ kind: isIos() && !isInstalled() ? 'uninstalled' : 'unsupported' });
  return Promise.resolve(readStanding(Notification.permission));
});

export const askPermission = fromPromise<PushAnswer, void>(async () =>
  readStanding(await Notification.requestPermission()),
);

export const keepPutOff = fromPromise<void, void>(() => {
  localStorage.setItem(putOffKey, String(Date.now()));
  return Promise.resolve();
});
