import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { fakeCamera, type FakeCamera } from '#tests/support/browser/camera.ts';
import { isLong } from '#tests/support/run/long.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model } from './attendanceCheck.model.ts';
import { GateWorld } from './attendanceCheck.world.ts';
import { holdStorage } from '../support/storageGate.ts';
import { holdCamera } from '../support/cameraGate.ts';
import { watchHeld } from '../support/heldRequests.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = {
  check: { method: 'POST', path: '/api/attendance/check' },
  gates: { method: 'GET', path: '/api/organization/gates' },
};

/** A long run takes every transition with this and without it. */
const distinguish = ({ context }: { context: { refusedCode: string | null } }) =>
  context.refusedCode !== null;

let app: App;
let camera: FakeCamera;
let world: GateWorld;
let say: Say;

beforeAll(async () => {
  camera = fakeCamera();
  [app, say] = await Promise.all([startApp({ browserArgs: camera.args }), loadTexts('uz-Latn')]);
  world = await GateWorld.make(app.server, camera);
});
afterAll(async () => {
  await app.close();
  camera.close();
});

describe('checking in by a gate’s code', () => {
  walkEach(
    model,
    async ({ steps }) => {
      camera.showNothing();
      await world.forgetDay();
      const path = await openPath(app, routes, { viewport: phone, session: world.company.employee });
      const { page, recorder, gates } = path;
      const holds = await holdCamera(page);
      const { punches } = await holdStorage(page, { punches: 'davomat-punches' });
      const sent: string[] = [];
      watchHeld(page, ({ url, body }) => {
        if (url.endsWith(routes.check.path)) sent.push(body ?? '');
      });
      await page.goto('/qr-scan/attendance-check/in');
      const end = async () => {
        const accepted = steps.some(({ to }) => to.label === 'accepted');
        expect(await world.punches()).toHaveLength(accepted ? 1 : 0);
      };
      return { path, driver: { page, say, recorder, gates, ...holds, world, sent, punches }, end };
    },
    { still: true, ...(isLong && { distinguish }) },
  );

  test('one transition is left out', () => {
    expect(model.leftOut()).toEqual(['attendanceCheck.scanning · xstate.error.actor.camera']);
  });
});
