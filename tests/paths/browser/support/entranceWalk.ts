import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { phone, startApp, type App, type VisitOptions } from '#tests/support/browser/app.ts';
import { startGoogle } from '#tests/support/standIns/google.ts';
import { startTelegram } from '#tests/support/standIns/telegram.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import type { AnyStateMachine } from 'xstate';
import { Coverage, type Model } from '../../engine/index.ts';
import { EntranceWorld } from '../auth/entrance.world.ts';
import type { Gate, GateRoute } from './gates.ts';
import { openPath, type PathPage } from './openPath.ts';
import { settledBy } from './settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from './walk.ts';
import type { Page } from 'playwright-core';

export interface EntranceDriver<Name extends string> {
  page: Page;
  say: Say;
  gates: Record<Name | 'scripts', Gate>;
  world: EntranceWorld;
}

interface EntranceWalk<Name extends string> {
  machine: AnyStateMachine;
  model: Model<EntranceDriver<Name>>;
  routes: Record<Name, GateRoute>;
  phoneNumber: string;
  account: 'known' | 'unknown';
  /** URL where the page opens; the app itself waits at the gate `scripts`. */
  address(world: EntranceWorld, variant: string): Promise<string> | string;
  /** Default: a phone's. */
  viewport?: VisitOptions['viewport'];
  /** Providers that the server is configured for, each with a stand-in on loopback. */
  providers?: { google?: boolean; telegram?: boolean };
  /** Opens the gate and prepares the page before the machine starts; by default the path does it. */
  begin?(driver: EntranceDriver<Name>, variant: string): Promise<void>;
  /** States whose screen shows the machine. */
  shown: (states: readonly string[]) => boolean;
}

/** Lets the app come, and waits until it has taken over the sign-in screen that the page shows before. */
export async function letAppCome({ gates, page }: Pick<EntranceDriver<never>, 'gates' | 'page'>) {
  await gates.scripts.open();
  await page.locator('#root:not([data-ahead])').waitFor({ state: 'attached' });
}

/** Every path of a sign-in flow, each with a new visitor and page. */
export function walkEntrance<Name extends string>(way: EntranceWalk<Name>): void {
  const { machine, model, phoneNumber, account, providers = {} } = way;
  const routes = { ...way.routes, scripts: { method: 'GET', path: '/assets/*' } } as Record<
    Name | 'scripts',
    GateRoute
  >;
  let app: App;
  let say: Say;
  let world: EntranceWorld;
  let path: PathPage<Name | 'scripts'>;
  let closeProviders: () => Promise<unknown> = () => Promise.resolve();
  const coverage = new Coverage(machine);

  beforeAll(async () => {
    const google = providers.google ? await startGoogle() : undefined;
    const telegram = providers.telegram ? await startTelegram() : undefined;
    closeProviders = () => Promise.all([google?.close(), telegram?.close()]);
    const config = { google: google?.config, telegram: telegram?.config };
    [app, say] = await Promise.all([startApp({ config }), loadTexts('uz-Latn')]);
    world = new EntranceWorld(app.server, phoneNumber, telegram);
  });
  afterAll(async () => {
    await app.close();
    await closeProviders();
  });
  beforeEach(async () => {
    await world.begin(account);
    path = await openPath(app, routes, { viewport: way.viewport ?? phone, deviceId: world.deviceId });
  });
  afterEach(async () => {
    await path.visit.close();
    expect(path.visit.complaints).toEqual([]);
  });

  test.each(pathsToWalk(model))('%s', async (_name, walked) => {
    const { page, recorder, gates } = path;
    const driver = { page, say, gates, world };
    await page.goto(await way.address(world, walked.variant), { waitUntil: 'commit' });
    await way.begin?.(driver, walked.variant);
    const settled = settledBy(recorder, { coverage, shown: way.shown, still: true });
    await walk(model, walked, driver, { settled });
  });

  test('left nothing out', () => {
    assertAllTaken(coverage, model.leftOut());
  });
}
