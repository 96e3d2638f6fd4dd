import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phone, startApp, type App } from '#tests/support/app.ts';
import { loadTexts, type Key, type Say } from '#tests/support/texts.ts';
import { Coverage, type Model } from '#tests/paths/engine/index.ts';
import { model as account } from './account.model.ts';
import { model as deviceTermination } from './deviceTermination.model.ts';
import { model as identityUnlinking } from './identityUnlinking.model.ts';
import { model as passwordChange } from './passwordChange.model.ts';
import { model as jobDecline } from './jobDecline.model.ts';
import { PersonalWorld } from './personal.world.ts';
import { model as profileSettings } from './profileSettings.model.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { settledBy, type SettledOptions } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';

const routes = {
  jobs: { method: 'GET', path: '/api/account/jobs' },
  accept: { method: 'POST', path: '/api/account/jobs/*/accept' },
  decline: { method: 'POST', path: '/api/account/jobs/*/decline' },
  save: { method: 'PUT', path: '/api/account/profile' },
  change: { method: 'PUT', path: '/api/account/password' },
  end: { method: 'POST', path: '/api/account/devices/*/terminate' },
  unlink: { method: 'DELETE', path: '/api/account/identities/*' },
  endOthers: { method: 'POST', path: '/api/account/devices/terminate-others' },
};
/** Configured so that the profile shows it; no test calls it. */
const nowhere = 'http://127.0.0.1:9';
const google = {
  clientId: 'davomat',
  clientSecret: undefined,
  issuer: nowhere,
  scriptUrl: nowhere,
  tokenInfoUrl: nowhere,
  redirectUri: nowhere,
};
type Gates = PathPage<keyof typeof routes>['gates'];

let app: App;
let say: Say;
let world: PersonalWorld;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ config: { google } }), loadTexts('uz-Latn')]);
  world = await PersonalWorld.make(app.server);
});
afterAll(() => app.close());
/** A signed-in browser of the person, with their data reset. */
async function open(): Promise<PathPage<keyof typeof routes>> {
  await world.be('held');
  await world.reset();
  const session = await app.server.signIn(world.phoneNumber, world.session.deviceId);
  return openPath(app, routes, { viewport: phone, session });
}

/** The start makes the same requests as these screens, so the gates close after it. */
async function arrive(
  path: PathPage<keyof typeof routes>,
  through: readonly Key<'account'>[],
  held: readonly (keyof Gates)[],
): Promise<void> {
  const { page, gates } = path;
  for (const gate of Object.values(gates)) await gate.open();
  await page.goto('/home');
  await page.locator('main[aria-busy="false"] h1').waitFor();
  if (through.length) {
    await page.goto('/account');
    await page.locator('main[data-state="shown.resting"]').waitFor();
  }
  for (const gate of held) gates[gate].close();
  const links = through.length ? through.map((key) => say('account', key)) : [say('common', 'navAccount')];
  for (const name of links) await page.getByRole('link', { name, exact: true }).click();
}

type Distinguish = NonNullable<Parameters<typeof pathsToWalk>[1]>['distinguish'];

function walks<Driver extends { page: PathPage<never>['page'] }>(
  model: Model<Driver>,
  options: {
    through: readonly Key<'account'>[];
    gates: readonly (keyof Gates)[];
    settled?: SettledOptions;
    distinguish?: Distinguish;
  },
): void {
  const coverage = new Coverage(model.machine);
  test.each(pathsToWalk(model, { maxLength: 25, distinguish: options.distinguish }))(
    '%s',
    async (_name, walked) => {
      const path = await open();
      await arrive(path, options.through, options.gates);
      const settled = settledBy(path.recorder, { coverage, ...options.settled });
      const sent = recordSent(path.page, routes.end, routes.endOthers, routes.unlink, routes.decline);
      const driver = { page: path.page, say, gates: path.gates, world, sent } as unknown as Driver;
      await walk(model, walked, driver, { settled });
      await path.visit.close();
      expect(path.visit.complaints).toEqual([]);
    },
  );
  test('took every transition', () => {
    assertAllTaken(coverage, model.leftOut());
  });
}

describe('my account', () => walks(account, { through: [], gates: ['jobs', 'accept'] }));
describe('a job to decline', () =>
  walks(jobDecline, { through: [], gates: ['decline'], settled: { shown: false } }));
describe('my profile', () => {
  walks(profileSettings, { through: ['profileLink'], gates: ['jobs', 'save'] });
  test('a new name is known to the whole app at once', async () => {
    const path = await open();
    const { page } = path;
    await page.goto('/mark.svg');
    await page.evaluate((id) => {
      localStorage.setItem('employeeId', id);
    }, world.recordId);
    await arrive(path, ['profileLink'], []);
    await page.getByRole('button', { name: say('personal', 'profile.edit'), exact: true }).click();
    await page
      .getByRole('textbox', { name: say('personal', 'profile.firstName'), exact: true })
      .fill('Doston');
    await page.getByRole('button', { name: say('personal', 'profile.save'), exact: true }).click();
    await page.getByRole('link', { name: say('common', 'navHome'), exact: true }).click();
    await page
      .getByRole('heading', { name: say('home', 'greetingNamed', { name: 'Doston' }), exact: true })
      .waitFor();
    await path.visit.close();
  });
});
describe('my password', () =>
  walks(passwordChange, {
    through: ['profileLink'],
    gates: ['change'],
    settled: { shown: false, still: true },
  }));
describe('my linked accounts', () =>
  walks(identityUnlinking, {
    through: ['profileLink'],
    gates: ['unlink'],
    settled: { shown: false },
  }));
describe('my devices', () =>
  walks(deviceTermination, {
    through: ['devicesLink'],
    gates: ['end', 'endOthers'],
    settled: { shown: false },
    // Ending one device and ending all others are separate calls.
    distinguish: ({ context }) => (context as { subject: unknown }).subject === 'others',
  }));
