import type { Page } from 'playwright-core';
import type { SessionContext, StoredSession } from '#machines/flows/auth/session/sessionMachine.ts';
import { cases } from '#machines/flows/auth/session/sessionMachine.cases.ts';
import { signInOn } from '#tests/support/browser/signIn.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { EntryWorld } from './entry.world.ts';
import type { Gate } from '../support/gates.ts';
import type { Hold } from '../support/hold.ts';

export interface Driver {
  page: Page;
  say: Say;
  /** `scripts` lets the app itself start. */
  gates: Record<'scripts' | 'refresh' | 'device' | 'info', Gate>;
  storage: Hold<'pass' | 'fail'>;
  world: EntryWorld;
}

const link = ({ page, say }: Driver, key: 'navHome' | 'navAccount') =>
  page.getByRole('link', { name: say('common', key), exact: true });
const button = ({ page, say }: Driver, key: 'signOut' | 'switchJob') =>
  page.getByRole('button', { name: say('account', key), exact: true });
const tokenKeys = ({ page }: { page: Page }) =>
  page.evaluate(() => ['token', 'tokenExpire', 'refreshToken'].map((key) => localStorage.getItem(key)));

async function isSignedOut(driver: Driver): Promise<void> {
  const left = (await tokenKeys(driver)).filter((value) => value !== null);
  if (left.length > 0) throw new Error(`signed out with ${left.length} tokens left`);
}

/** The pair is stored, and the server accepts it. */
async function isSignedIn(driver: Driver): Promise<void> {
  const [token, expire, refresh] = await tokenKeys(driver);
  if (!token || !expire || !refresh) throw new Error('signed in without tokens');
  if (!(await driver.world.isGood(token))) throw new Error('signed in with a token the server refuses');
}

const showsLogin = ({ page, say }: Pick<Driver, 'page' | 'say'>) =>
  page.getByRole('heading', { name: say('auth', 'signInTitle') }).waitFor();

/** Another tab of the same browser, at the app or at its static image. */
async function otherTab({ page }: Driver, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

type Change = 'signedOut' | 'same' | 'refreshed' | 'another';

/** What another tab did, as this tab sees it: the names of the cases hold for one state only. */
function changeOf({ tokens, sessionId }: SessionContext, stored: StoredSession | null): Change {
  if (!stored) return 'signedOut';
  if (stored.tokens.accessToken === tokens?.accessToken) return 'same';
  return stored.sessionId === sessionId ? 'refreshed' : 'another';
}

/** Lets the other tab finish and closes it: left open it would refresh tokens too. */
async function changeElsewhere(driver: Driver, change: Change): Promise<void> {
  const { say, world } = driver;
  if (change === 'same') {
    const picture = await otherTab(driver, '/mark.svg');
    await picture.evaluate(() => {
      new BroadcastChannel('davomat-session').postMessage('changed');
    });
    return;
  }
  if (change === 'refreshed') world.outliveTokens();
  const tab = await otherTab(driver, change === 'another' ? '/auth/login' : '/account');
  if (change === 'another') {
    await signInOn(tab, say, world.phoneNumber);
    await tab.getByRole('heading', { name: say('home', 'lastRequests') }).waitFor();
  } else {
    await tab.getByRole('button', { name: say('account', 'switchJob') }).waitFor();
  }
  if (change === 'signedOut') {
    await tab.getByRole('button', { name: say('account', 'signOut') }).click();
    await showsLogin({ page: tab, say });
  }
  await tab.close();
}

/** A signed-in user reaches the form only after a failed start: here that of another job. */
async function backToLogin(driver: Driver): Promise<void> {
  const { info } = driver.gates;
  await link(driver, 'navAccount').click();
  await button(driver, 'switchJob').waitFor();
  info.close();
  await button(driver, 'switchJob').click();
  await info.fault(500);
  await info.open();
}

export const model = defineModel<Driver>()(cases, {
  maxLength: 20,
  events: {
    'session.signIn': async (driver) => {
      if (driver.step.from.moment.snapshot.matches('authenticated')) await backToLogin(driver);
      driver.storage.close();
      await signInOn(driver.page, driver.say, driver.world.phoneNumber);
    },
    'session.signOut': async (driver) => {
      await link(driver, 'navAccount').click();
      driver.storage.close();
      await button(driver, 'signOut').click();
    },
    'session.unauthorized': async (driver) => {
      driver.world.outliveTokens();
      // Of the two jobs, the one that is not open needs a request.
      const atHome = driver.page.url().endsWith('/home');
      await link(driver, atHome ? 'navAccount' : 'navHome').click();
    },
    'session.changedElsewhere': (driver) => {
      const before = driver.step.from.moment.snapshot.context as SessionContext;
      return changeElsewhere(driver, changeOf(before, driver.event.stored));
    },
    'network.returned': async ({ page }) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    'xstate.done.actor.readStored': async ({ page, gates, world, case: name }) => {
      if (name === 'somebody') await world.storeTokens(page);
      await gates.scripts.open();
    },
    'xstate.error.actor.readStored': async ({ page, gates }) => {
      await page.evaluate(() => {
        // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function (key) {
          if (key !== 'token') return getItem.call(this, key);
          Storage.prototype.getItem = getItem;
          throw new DOMException('storage is closed', 'SecurityError');
        };
      });
      await gates.scripts.open();
    },
    'xstate.done.actor.keepTokens': async ({ storage }) => {
      await storage.answer('pass');
      storage.open();
    },
    'xstate.error.actor.keepTokens': async ({ storage }) => {
      await storage.answer('fail');
      storage.open();
    },
    'xstate.done.actor.refreshTokens': ({ gates }) => gates.refresh.pass(),
    'xstate.error.actor.refreshTokens': async ({ gates, world, case: name }) => {
      if (name === 'network') return gates.refresh.abort();
      if (name === 'tooMany') return gates.refresh.fault(429);
      await world.endSessions();
      await gates.refresh.pass();
    },
    'xstate.done.actor.registerDevice': ({ gates }) => gates.device.pass(),
    'xstate.error.actor.registerDevice': ({ gates }) => gates.device.abort(),
    'xstate.done.actor.endSession': async ({ storage }) => {
      await storage.answer('pass');
      storage.open();
    },
    'xstate.error.actor.endSession': async ({ storage }) => {
      await storage.answer('fail');
      storage.open();
    },
  },
  states: {
    restoring: async ({ page }) => {
      if ((await page.locator('#root > *').count()) > 0)
        throw new Error('the app shows itself before it knows who is here');
    },
    anonymous: async (driver) => {
      await showsLogin(driver);
      await isSignedOut(driver);
    },
    authenticating: async (driver) => {
      await driver.page
        .getByRole('button', { name: driver.say('auth', 'signIn'), exact: true })
        .and(driver.page.locator('[aria-busy=true]'))
        .waitFor();
    },
    'authenticated.active': isSignedIn,
    'authenticated.active.registeringDevice': ({ gates }) => gates.device.arrived(),
    'authenticated.refreshing.calling': async ({ gates }) => {
      await gates.refresh.arrived();
      if (gates.refresh.held !== 1) throw new Error(`${gates.refresh.held} refreshes at once`);
    },
    'authenticated.refreshing.backingOff': async (driver) => {
      const left = (await tokenKeys(driver)).filter((value) => value !== null);
      if (left.length !== 3) throw new Error('signed out by a bad network');
      if (driver.gates.refresh.held > 0) throw new Error('refreshes while backing off');
    },
    'authenticated.signingOut': isSignedOut,
    expired: async (driver) => {
      await showsLogin(driver);
      await driver.page
        .getByRole('status')
        .filter({ hasText: driver.say('auth', 'sessionEnded') })
        .waitFor();
      await isSignedOut(driver);
    },
  },
  impossible: ({ snapshot, event }) => {
    const settled = snapshot.matches({ authenticated: { active: 'settled' } });
    // The form cannot be reached while the app waits for tokens, and a tab opened then waits too.
    if (event.type === 'session.signIn') return snapshot.matches('authenticated') && !settled;
    if (event.type !== 'session.changedElsewhere') return false;
    const change = changeOf(snapshot.context, event.stored);
    return snapshot.matches('authenticated') ? !settled || change === 'another' : change !== 'another';
  },
  leaveOut: {
    'session.rejected': 'only a server that refuses its own fresh token causes it: specParityCalls',
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
