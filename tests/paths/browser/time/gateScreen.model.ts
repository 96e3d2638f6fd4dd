import type { Page } from 'playwright-core';
import { cases as ownCases } from '#machines/flows/time/gateScreen/gateScreenMachine.cases.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { KioskWorld } from './gateScreen.world.ts';
import type { Gate } from '../support/gates.ts';
import type { Hold } from '../support/hold.ts';

export interface Driver {
  page: Page;
  say: Say;
  gates: Record<'start' | 'pair' | 'code', Gate>;
  tokens: Hold<'pass' | 'fail'>;
  world: KioskWorld;
  device: {
    /** Whether the app has found out who is signed in; after that it answers at once. */
    isStarted: boolean;
    hasToken: boolean;
  };
  /** Keys of the pairings sent so far. */
  sent: string[];
}

const gateId = '01935d2e-0000-7000-8000-0000000000a1';
/** The signed-in user does not change within a path: the app finds out once, when it starts. */
const cases = {
  ...ownCases,
  inputs: { employer: { gateId }, employee: { gateId }, nobody: { gateId }, unreachable: { gateId } },
};

const press = ({ page, say }: Driver, area: 'common' | 'attendance', key: string) =>
  page.getByRole('button', { name: say(area, key as Key<typeof area>), exact: true }).click();
const heading = ({ page, say }: Driver, key: Key<'attendance'>) =>
  page.getByRole('heading', { name: say('attendance', key), exact: true }).waitFor();
const shownCode = (driver: Driver) =>
  driver.page.getByRole('img', { name: driver.say('attendance', 'gate.scanMe') });

/** The digits on the screen are those of the current slot, or of the next one. */
async function showsDigits(driver: Driver, slot: 'current' | 'next'): Promise<void> {
  await shownCode(driver).waitFor();
  const digits = await driver.world.digits(slot);
  await driver.page
    .locator('.gate-digits')
    .filter({ hasText: `${digits.slice(0, 4)} ${digits.slice(4)}` })
    .waitFor();
}

export const model = defineModel<Driver>()(cases, {
  events: {
    'pairing.confirmed': (driver) => press(driver, 'attendance', 'gate.pair'),
    'pairing.asked': async (driver) => {
      const { step, sent, gates } = driver;
      if (step.from.label === 'revoked.forgotten') return press(driver, 'attendance', 'gate.pairAgain');
      const before = sent.at(-1);
      await press(driver, 'common', 'tryAgain');
      if (step.from.label !== 'unpaired.unsent') return;
      await gates.pair.arrived();
      if (sent.at(-1) !== before) throw new Error('trying again has another key');
    },
    'connection.retried': (driver) => press(driver, 'common', 'tryAgain'),
    'xstate.done.actor.readPairing': ({ tokens }) => tokens.open(),
    'xstate.error.actor.readPairing': async ({ tokens }) => {
      await tokens.answer('fail');
      tokens.open();
    },
    'xstate.done.actor.readVisitor': ({ gates, device }) => {
      device.isStarted = true;
      return gates.start.open();
    },
    'xstate.error.actor.readVisitor': async ({ gates, device }) => {
      if (!device.isStarted) await gates.start.abort();
      device.isStarted = true;
    },
    'xstate.done.actor.pairGate': ({ gates, device }) => {
      device.hasToken = true;
      return gates.pair.pass();
    },
    'xstate.error.actor.pairGate': ({ gates, case: name }) =>
      name === 'network' ? gates.pair.abort() : gates.pair.fault(404),
    'xstate.done.actor.getGateCode': ({ gates }) => gates.code.pass(),
    'xstate.error.actor.getGateCode': async ({ page, gates, tokens, world, case: name }) => {
      if (name === 'network') return gates.code.abort();
      if (name === 'tooMany') return gates.code.fault(429);
      await gates.code.arrived();
      // Reading the token is over by now: the next storage operation is its deletion.
      await page.evaluate(() => null);
      tokens.close();
      await world.pairElsewhere();
      return gates.code.pass();
    },
    'xstate.done.actor.forgetPairing': ({ tokens, device }) => {
      device.hasToken = false;
      tokens.open();
    },
    'xstate.error.actor.forgetPairing': async ({ tokens }) => {
      await tokens.answer('fail');
      tokens.open();
    },
  },
  states: {
    starting: () => undefined,
    'unpaired.identifying': () => undefined,
    'unpaired.employer': async (driver) => {
      await heading(driver, 'gate.pairTitle');
      const { gateTitle, organizationTitle } = await driver.world.place();
      for (const text of [gateTitle, organizationTitle])
        await driver.page.locator('.gate-place').getByText(text, { exact: true }).waitFor();
    },
    'unpaired.pairing': ({ gates }) => gates.pair.arrived(),
    'unpaired.unsent': ({ page, say }) =>
      page.getByRole('alert').getByText(say('common', 'noAnswer'), { exact: true }).waitFor(),
    'unpaired.refused': ({ page, say }) =>
      page.getByRole('alert').getByText(say('problems', 'notFound')).waitFor(),
    'unpaired.unknown': ({ page, say }) =>
      page.getByRole('alert').getByText(say('common', 'noAnswer'), { exact: true }).waitFor(),
    'unpaired.employee': ({ page, say }) =>
      page.getByRole('link', { name: say('attendance', 'gate.toAccount') }).waitFor(),
    'unpaired.nobody': ({ page, say }) =>
      page.getByRole('link', { name: say('attendance', 'gate.signIn') }).waitFor(),
    'showing.code.awaited': async (driver) => {
      if (await shownCode(driver).isVisible()) throw new Error('a code is shown that nobody gave');
    },
    'showing.code.current': (driver) => showsDigits(driver, 'current'),
    'showing.code.next': (driver) => showsDigits(driver, 'next'),
    'showing.code.expired': async (driver) => {
      await heading(driver, 'gate.noConnection');
      const since = driver.say('attendance', 'gate.lastSeen', { date: 'D', time: 'T' });
      await driver.page
        .getByText(new RegExp(`^${since.replace('D', '\\d+-\\S+').replace('T', '\\d\\d:\\d\\d')}$`))
        .waitFor();
    },
    'showing.connection.asking': ({ gates }) => gates.code.arrived(),
    'showing.connection.resting': ({ gates }) => {
      if (gates.code.held > 0) throw new Error('a code is asked for before it is needed');
    },
    'showing.connection.lost': ({ gates }) => gates.code.cancelled(),
    'revoked.forgetting': async (driver) => {
      if (await shownCode(driver).isVisible()) throw new Error('a code is shown after it was revoked');
    },
    'revoked.forgotten': async (driver) => {
      await heading(driver, 'gate.revoked');
      const token = await driver.world.token(driver.page.context());
      if ((token !== null) !== driver.device.hasToken)
        throw new Error(`the device keeps ${token ?? 'no token'}`);
    },
  },
  impossible: ({ snapshot, event, case: name, variant }) => {
    if (event.type === 'xstate.done.actor.readVisitor') return name !== variant;
    if (event.type === 'xstate.error.actor.readVisitor') return variant !== 'unreachable';
    // The button shows instead of a code once a call has failed.
    if (event.type === 'connection.retried') return snapshot.hasTag('code');
    return false;
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
