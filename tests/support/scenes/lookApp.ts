import type { GoogleConfig } from '#server/providerConfig.ts';
import { seedSampleCompany } from '#server/seed/index.ts';
import { startApp, type App } from '../browser/app.ts';
import { fakeCamera } from '../browser/camera.ts';
import { startPushServices } from '../standIns/pushServices.ts';
import { startTelegram } from '../standIns/telegram.ts';

/** An ordinary day on which most have come and some are late. */
const now = '2026-11-18T10:40:00+05:00';

/** No scene presses the button, so none of these addresses is called. */
const google: GoogleConfig = {
  clientId: 'davomat',
  clientSecret: undefined,
  issuer: 'https://accounts.google.com',
  scriptUrl: 'https://accounts.google.com/gsi/client',
  tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
  redirectUri: 'postmessage',
};

/**
 * Overrides what the browser reports when the URL ends like this; otherwise it reports push as unsupported, so that
 * no prompt covers the screens. Plain text, because the script runner rewrites functions.
 */
const browserOverrides = `
const says = (thing, name, value) => Object.defineProperty(thing, name, { value, configurable: true });
const { hash } = location;
says(Notification, 'permission', hash === '#unasked' ? 'default' : 'denied');
if (hash === '#offline') says(navigator, 'onLine', false);
if (hash === '#installable') window.installPrompt = new Event('beforeinstallprompt');
if (hash === '#iphone') says(navigator, 'userAgent', 'iPhone');
if (hash === '#newer') {
  const registration = Object.create(ServiceWorkerRegistration.prototype);
  says(registration, 'waiting', { postMessage() {} });
  says(registration, 'installing', null);
  says(registration, 'addEventListener', () => {});
  says(navigator.serviceWorker, 'register', () => Promise.resolve(registration));
}`;

/** The sample company with everything a server can be configured for, so that all of the app is visible. */
export async function startLookApp(): Promise<App> {
  const camera = fakeCamera();
  const [telegram, push] = await Promise.all([startTelegram(), startPushServices()]);
  const app = await startApp({
    seed: seedSampleCompany,
    now,
    browserArgs: camera.args,
    config: { google, telegram: telegram.config, firebase: push.config },
  });
  return {
    ...app,
    visit: async (options) => {
      const visit = await app.visit(options);
      await visit.context.addInitScript(browserOverrides);
      return visit;
    },
    close: async () => {
      await app.close();
      await Promise.all([telegram.close(), push.close()]);
      camera.close();
    },
  };
}
