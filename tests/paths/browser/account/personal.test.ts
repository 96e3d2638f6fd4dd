import { afterAll, beforeAll, describe, test } from 'vitest';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Key, type Say } from '#tests/support/browser/texts.ts';
import type { Model } from '#tests/paths/engine/index.ts';
import { model as account } from './account.model.ts';
import { model as deviceTermination } from './deviceTermination.model.ts';
import { model as identityUnlinking } from './identityUnlinking.model.ts';
import { model as passwordChange } from './passwordChange.model.ts';
import { model as jobDecline } from './jobDecline.model.ts';
import { PersonalWorld } from './personal.world.ts';
import { model as profileSettings } from './profileSettings.model.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { DraftGate } from '../support/draftGate.ts';
import { openPath, type PathPage } from '../support/openPath.ts';
import { walkEach, type WalkOptions } from '../support/walkEach.ts';

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
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
  for (const gate of Object.values(gates)) await gate.open();
  await page.goto('/home');
  await page.locator('main[aria-busy="false"] h1').waitFor();
  if (through.length) {
    await follow(say('common', 'navAccount'));
    await page.locator('main[data-machine="account"][data-state="shown.resting"]').waitFor();
  }
  for (const gate of held) gates[gate].close();
  if (!through.length) await follow(say('common', 'navAccount'));
  for (const key of through) await follow(say('account', key));
}

function walks<Driver extends { page: PathPage<never>['page'] }>(
  model: Model<Driver>,
  {
    through,
    gates: held,
    draft,
    ...options
  }: WalkOptions & {
    through: readonly Key<'account'>[];
    gates: readonly (keyof Gates)[];
    /** The form whose draft is held until the path says what the device keeps. */
    draft?: string;
  },
): void {
  walkEach(
    model,
    async () => {
      const path = await open();
      const drafts = draft && (await DraftGate.on(path.page, [world.accountId, draft]));
      await arrive(path, through, held);
      const { page, gates } = path;
      const sent = recordSent(page, routes.end, routes.endOthers, routes.unlink, routes.decline);
      return { path, driver: { page, say, gates, world, sent, drafts } as unknown as Driver };
    },
    { maxLength: 25, ...options },
  );
}

describe('my account', () => walks(account, { through: [], gates: ['jobs', 'accept'] }));
describe('a job to decline', () => walks(jobDecline, { through: [], gates: ['decline'], shown: false }));
describe('my profile', () => {
  walks(profileSettings, { through: ['profileLink'], gates: ['jobs', 'save'], draft: 'profileSettings' });
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
    await page.getByText(say('personal', 'profile.saved'), { exact: true }).first().waitFor();
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
    shown: false,
    still: true,
  }));
describe('my linked accounts', () =>
  walks(identityUnlinking, {
    through: ['profileLink'],
    gates: ['unlink'],
    shown: false,
  }));
describe('my devices', () =>
  walks(deviceTermination, {
    through: ['devicesLink'],
    gates: ['end', 'endOthers'],
    shown: false,
    // Ending one device and ending all others are separate calls.
    distinguish: ({ context }) => (context as { subject: unknown }).subject === 'others',
  }));
