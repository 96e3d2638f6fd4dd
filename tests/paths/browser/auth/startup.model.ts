import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/auth/startup/startupMachine.cases.ts';
import { signInOn } from '#tests/support/browser/signIn.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { EntryWorld, Standing } from './entry.world.ts';
import type { Gate } from '../support/gates.ts';
import type { Hold } from '../support/hold.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';

export interface Driver {
  page: Page;
  say: Say;
  /** `scripts` lets the app itself start. */
  gates: Record<'scripts' | 'info', Gate>;
  storage: Hold<'pass' | 'fail'>;
  world: EntryWorld;
}

const link = ({ page, say }: Driver, key: 'navHome' | 'navAccount') =>
  page.getByRole('link', { name: say('common', key), exact: true });
const button = ({ page }: Driver, name: string) => page.getByRole('button', { name, exact: true });
const phoneField = ({ page, say }: Driver) => page.getByLabel(say('auth', 'phoneNumber'));
const halfTyped = '90 11';

const showsLogin = ({ page, say }: Driver) =>
  page.getByRole('heading', { name: say('auth', 'signInTitle') }).waitFor();
const alert = ({ page }: Driver, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

async function showsNoWork({ page, say }: Driver): Promise<void> {
  const inside = page.getByRole('navigation', { name: say('common', 'navigation') });
  if ((await inside.count()) > 0) throw new Error('the app opens before it knows for whom');
}

const showsWork = ({ page, say }: Driver) =>
  page.getByRole('navigation', { name: say('common', 'navigation') }).waitFor();

async function isAtStep({ page, say }: Driver): Promise<void> {
  await page.getByRole('heading', { name: say('account', 'step.title') }).waitFor();
  if (!page.url().endsWith('/step/continue')) throw new Error(`the step is at ${page.url()}`);
}

/** Writes what the path says of the person into the database before the request passes. */
async function answer({ page, say, gates, world, case: name }: Driver & { case: string }): Promise<void> {
  await world.be(name as Standing);
  const comesBack = page.url().includes('next=%2Fstep');
  await gates.info.pass();
  if (name !== 'complete' || !comesBack) return;
  // The step has no navigation and follows no changes: whoever comes back to it with a job goes on to work.
  await page.getByRole('heading', { name: say('account', 'step.title') }).waitFor();
  await page.evaluate(() => {
    history.pushState(null, '', '/home');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

async function fail({
  gates,
  storage,
  case: name,
  step,
}: Driver & { case: string; step: { to: { label: string } } }) {
  if (name === 'refused') return gates.info.fault(403);
  if (name === 'fault') return gates.info.fault(500);
  if (step.to.label === 'offline.recalling') storage.close();
  return gates.info.abort();
}

export const model = defineModel<Driver>()(cases, {
  maxLength: 20,
  events: {
    'session.opened': async (driver) => {
      const { page, say, world, gates } = driver;
      await world.be('complete');
      if (driver.step.from.label !== 'waiting') return signInOn(page, say, world.phoneNumber);
      await world.storeTokens(page);
      await gates.scripts.open();
    },
    'session.closed': async (driver) => {
      const { page, world, gates, event, say } = driver;
      if (driver.step.from.label === 'waiting') return gates.scripts.open();
      if (event.signedOut) {
        if (driver.step.from.label.startsWith('stay')) await link(driver, 'navAccount').click();
        return button(driver, say('account', 'signOut')).click();
      }
      // At rest, so that the link's page finds it out: sign-in leads back there, and home would stay without network.
      await page.locator('main[aria-busy="false"]').waitFor();
      world.outliveTokens();
      await world.endSessions();
      await link(driver, page.url().endsWith('/home') ? 'navAccount' : 'navHome').click();
      return;
    },
    'network.returned': async ({ page, world }) => {
      await world.be('complete');
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    'startup.retried': async (driver) => {
      await driver.world.be('complete');
      await button(driver, driver.say('common', 'tryAgain')).click();
    },
    'startup.outdated': async (driver) => {
      const { page, say, world } = driver;
      if (driver.step.from.label.startsWith('stay'))
        return notifyFromOtherTab(page, { type: 'data.changed', topic: 'jobs' });
      const first = page.getByLabel(say('account', 'firstName'));
      const save = button(driver, say('account', 'step.save'));
      const check = button(driver, say('account', 'step.check'));
      await save.or(check).waitFor();
      if (await check.isVisible()) {
        await world.be('complete');
        return check.click();
      }
      const { firstName, lastName, passportSerialNumber, pinfl } = world.first.employee.identity;
      await first.fill(firstName);
      await page.getByLabel(say('account', 'lastName')).fill(lastName);
      await page.getByLabel(say('account', 'passportSerialNumber')).fill(passportSerialNumber);
      await page.getByLabel(say('account', 'pinfl')).fill(pinfl);
      return save.click();
    },
    'job.chosen': async (driver) => {
      await link(driver, 'navAccount').click();
      await button(driver, driver.say('account', 'switchJob')).first().click();
    },
    'job.changedElsewhere': ({ page, world }) => world.chooseOtherJobElsewhere(page),
    'person.renamed': async (driver) => {
      const { page, say } = driver;
      await link(driver, 'navAccount').click();
      await page.getByRole('link', { name: say('account', 'profileLink') }).click();
      await button(driver, say('personal', 'profile.edit')).click();
      await page
        .getByRole('textbox', { name: say('personal', 'profile.firstName'), exact: true })
        .fill(driver.event.firstName);
      await button(driver, say('personal', 'profile.save')).click();
    },
    'xstate.done.actor.loadFacts': answer,
    'xstate.done.actor.recheckFacts': answer,
    'xstate.done.actor.refreshFacts': answer,
    'xstate.done.actor.tryAgain': answer,
    'xstate.error.actor.loadFacts': fail,
    'xstate.error.actor.recheckFacts': fail,
    'xstate.error.actor.refreshFacts': fail,
    'xstate.error.actor.tryAgain': fail,
    'xstate.done.actor.recallFacts': async ({ storage }) => {
      await storage.answer('pass');
      storage.open();
    },
    'xstate.error.actor.recallFacts': async ({ storage }) => {
      await storage.answer('fail');
      storage.open();
    },
  },
  states: {
    waiting: async ({ page }) => {
      if ((await page.locator('#root > *').count()) > 0)
        throw new Error('the app shows itself before it knows who is here');
    },
    anonymous: showsLogin,
    signedOut: async (driver) => {
      await showsLogin(driver);
      await driver.page.waitForURL((url) => url.pathname === '/auth/login' && url.search === '');
    },
    loading: async (driver) => {
      await driver.gates.info.arrived();
      await showsNoWork(driver);
    },
    'stay.settled': showsWork,
    'stay.refreshing': async (driver) => {
      await driver.gates.info.arrived();
      await showsWork(driver);
    },
    step: isAtStep,
    rechecking: async (driver) => {
      await driver.gates.info.arrived();
      await isAtStep(driver);
    },
    failed: async (driver) => {
      await showsLogin(driver);
      const { failure } = driver.snapshot.context;
      await alert(
        driver,
        driver.say('problems', (failure?.kind === 'problem' ? failure.code : '') as 'forbidden'),
      );
    },
    'offline.recalling': showsNoWork,
    'offline.pausing': async (driver) => {
      await showsLogin(driver);
      await alert(driver, driver.say('common', 'noAnswer'));
      await phoneField(driver).fill(halfTyped);
    },
    'offline.trying': async (driver) => {
      await driver.gates.info.arrived();
      if ((await phoneField(driver).inputValue()) !== halfTyped)
        throw new Error('trying again lost what was typed');
    },
  },
  impossible: ({ snapshot, event, case: name }) => {
    const at = (...states: Parameters<typeof snapshot.matches>[0][]) =>
      states.some((state) => snapshot.matches(state));
    if (event.type === 'session.opened') return !at('waiting', 'anonymous', 'signedOut');
    if (event.type === 'session.closed')
      return event.signedOut ? !at('stay', 'step') : !at('waiting', 'stay');
    // The device keeps what was loaded last.
    if (event.type === 'xstate.done.actor.recallFacts')
      return (name === 'known') !== (snapshot.context.facts !== null);
    return false;
  },
  passTime: async ({ page, ms, world }) => {
    await world.be('complete');
    await page.clock.fastForward(ms);
  },
});
