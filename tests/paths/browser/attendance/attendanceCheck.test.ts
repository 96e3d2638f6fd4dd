import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attendanceCheckMachine } from '#machines/flows/attendance/attendanceCheck/attendanceCheckMachine.ts';
import { phone, startApp, type App } from '#tests/support/app.ts';
import { fakeCamera, type FakeCamera } from '#tests/support/camera.ts';
import { isLong } from '#tests/support/long.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { model } from './attendanceCheck.model.ts';
import { GateWorld } from './attendanceCheck.world.ts';
import { holdCamera } from '../support/cameraGate.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';

const routes = {
  check: { method: 'POST', path: '/api/attendance/check' },
  gates: { method: 'GET', path: '/api/organization/gates' },
};

/** A long run takes every transition with this and without it. */
const distinguish = ({ context }: { context: { refusedCode: string | null } }) =>
  context.refusedCode !== null;
const paths = pathsToWalk(model, isLong ? { distinguish } : {});

let app: App;
let camera: FakeCamera;
let world: GateWorld;
let say: Say;
let path: PathPage<keyof typeof routes>;

beforeAll(async () => {
  camera = fakeCamera();
  [app, say] = await Promise.all([startApp({ browserArgs: camera.args }), loadTexts('uz-Latn')]);
  world = await GateWorld.make(app.server, camera);
});
afterAll(async () => {
  await app.close();
  camera.close();
});
beforeEach(async () => {
  camera.showNothing();
  await world.forgetDay();
  path = await openPath(app, routes, { viewport: phone, session: world.company.employee });
});
afterEach(async () => {
  await path.visit.close();
  expect(path.visit.complaints).toEqual([]);
});

describe('checking in by a gate’s code', () => {
  const coverage = new Coverage(attendanceCheckMachine);

  test.each(paths)('%s', async (_name, walked) => {
    const { page, recorder, gates } = path;
    const holds = await holdCamera(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(routes.check.path)) sent.push(request.postData() ?? '');
    });
    await page.goto('/qr-scan/attendance-check/in');
    const driver = { page, say, recorder, gates, ...holds, world, sent };
    await walk(model, walked, driver, { settled: settledBy(recorder, { coverage, still: true }) });
    const accepted = walked.steps.some(({ to }) => to.label === 'accepted');
    expect(await world.punches()).toHaveLength(accepted ? 1 : 0);
  });

  test('took every transition but those left out', () => {
    assertAllTaken(coverage, model.leftOut());
    expect(model.leftOut()).toEqual(['attendanceCheck.scanning · xstate.error.actor.camera']);
  });
});
