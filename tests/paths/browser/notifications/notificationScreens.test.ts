import { afterAll, beforeAll, describe } from 'vitest';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { startPushServices, type PushServices } from '#tests/support/standIns/pushServices.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model as installation, type Answer } from '../shared/installation.model.ts';
import { model as notificationSettings } from './notificationSettings.model.ts';
import { NotifiedWorld } from './notified.world.ts';
import { isRead, model as readMarking } from './readMarking.model.ts';
import { Hold } from '../support/hold.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = {
  mark: { method: 'PUT', path: '/api/notifications/read' },
  load: { method: 'GET', path: '/api/account/notification-settings' },
  save: { method: 'PUT', path: '/api/account/notification-settings' },
};
const settings = '/settings/notification-settings';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let services: PushServices;
let app: App;
let say: Say;
let world: NotifiedWorld;

beforeAll(async () => {
  services = await startPushServices();
  [app, say] = await Promise.all([startApp({ config: { firebase: services.config } }), loadTexts('uz-Latn')]);
  world = await NotifiedWorld.make(app.server);
});
afterAll(async () => {
  await app.close();
  await services.close();
});

async function open() {
  await world.reset();
  return openPath(app, routes, { viewport: phone, session: await world.signIn() });
}

describe('what is marked as read', () =>
  walkEach(
    readMarking,
    async () => {
      const path = await open();
      const { page, gates } = path;
      const ids = await world.notify(6);
      await page.goto('/notifications');
      await page.locator('[data-row]').nth(5).waitFor();
      const asked: string[] = [];
      return {
        path,
        driver: { page, say, gates, world, ids, asked },
        end: async () => {
          await gates.mark.pass();
          await page.getByText(say('notifications', 'allRead')).waitFor();
          await isRead(world, ids, asked);
        },
      };
    },
    // Marking all is another case of an event that is taken already.
    { shown: false, still: true, goal: 'transitions' },
  ));

describe('what reaches me where', () =>
  walkEach(notificationSettings, async () => {
    const path = await open();
    const { page, gates } = path;
    await page.goto(settings, { waitUntil: 'commit' });
    const chosen = { checkInPush: true, quiet: false };
    return { path, driver: { page, say, gates, world, chosen } };
  }));

describe('the app on the home screen', () =>
  walkEach(
    installation,
    async () => {
      const path = await open();
      const { page, gates } = path;
      await gates.load.open();
      const question = new Hold<Answer>(
        'being installed',
        { usual: 'dismissed', stale: 'refused' },
        { open: false },
      );
      await page.exposeFunction('__askInstall', () => question.ask());
      return {
        path,
        driver: {
          page,
          say,
          question,
          open: async () => {
            if (page.url().endsWith(settings)) return;
            await page.goto(settings);
            await page
              .getByRole('heading', { name: say('notifications', 'settings.title'), level: 1 })
              .waitFor();
          },
          beIphone: async () => {
            const devtools = await page.context().newCDPSession(page);
            await devtools.send('Emulation.setUserAgentOverride', { userAgent: iphone });
          },
        },
      };
    },
    { shown: false },
  ));
