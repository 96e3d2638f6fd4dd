import { afterAll, beforeAll, describe } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model } from './gateScreen.model.ts';
import { KioskWorld } from './gateScreen.world.ts';
import { openPath } from '../support/openPath.ts';
import { stopTime } from '../support/stillTime.ts';
import { holdStorage } from '../support/storageGate.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = {
  start: { method: 'GET', path: '/api/account/info' },
  pair: { method: 'POST', path: '/api/organization/gates/*/pair' },
  code: { method: 'GET', path: '/api/organization/gates/*/code' },
};

/** Twelve seconds into a slot, as in the cases. */
const now = '2026-11-18T08:55:12+05:00';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ now }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

let device = { isStarted: false, hasToken: false };

describe('the screen at a gate', () =>
  walkEach(
    model,
    async ({ variant, steps }) => {
      const world = await KioskWorld.make(app.server);
      const path = await openPath(app, routes, { session: world.visitor(variant) });
      const { page, gates, visit } = path;
      const hasToken = steps[0]?.case === 'xstate.done.actor.readPairing:paired';
      if (hasToken) await world.token(visit.context, world.company.gateToken);
      const { tokens } = await holdStorage(page, { tokens: 'davomat-gate' });
      tokens.close();
      device = { isStarted: variant === 'nobody', hasToken };
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/pair')) sent.push(request.headers()['idempotency-key'] ?? '');
      });
      await page.goto(`/kiosk/${world.company.gateId}`);
      await page.locator('main[data-machine="gateScreen"]').waitFor();
      // Two timers of the screen are a quarter of a second apart: its time moves only when the path says so.
      await stopTime(page);
      return { path, driver: { page, say, gates, tokens, world, device, sent } };
    },
    { fleeting: (states) => states.includes('unpaired.identifying') && device.isStarted },
  ));
