import { cases } from '#machines/flows/auth/otp/otpMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Key } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { EntranceDriver } from '../support/entranceWalk.ts';

export type Driver = EntranceDriver<'verify' | 'resend'>;

const digits = '123456';
const button = ({ page, say }: Driver, key: 'confirmCode' | 'resend') =>
  page.getByRole('button', { name: say('auth', key), exact: true });
const codeField = ({ page, say }: Driver) => page.getByLabel(say('auth', 'code'));
const idIn = ({ page }: Driver) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const alert = ({ page }: Driver, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

async function showsFailure(driver: Driver, failure: { kind: string; code?: string } | null): Promise<void> {
  if (failure?.kind === 'network') return alert(driver, driver.say('common', 'noAnswer'));
  return alert(driver, driver.say('problems', (failure?.code ?? 'unknown') as Key<'problems'>));
}

export const model = defineModel<Driver>()(cases, {
  events: {
    'code.changed': (driver) => codeField(driver).fill(driver.event.code),
    'code.submitted': (driver) => button(driver, 'confirmCode').click(),
    'code.resendAsked': (driver) => button(driver, 'resend').click(),
    'xstate.done.actor.verifyCode': async (driver) => {
      const purpose = driver.case === 'proved' ? 'registration' : 'newDevice';
      const phoneNumber = driver.case === 'proved' ? '998901119988' : driver.world.phoneNumber;
      await driver.world.changeCode(idIn(driver), { digits, purpose, phoneNumber });
      await driver.gates.verify.pass();
    },
    'xstate.error.actor.verifyCode': async (driver) => {
      const { gates, world } = driver;
      const otpId = idIn(driver);
      if (driver.case === 'network') return gates.verify.abort();
      if (driver.case === 'tooMany') return gates.verify.fault(429);
      if (driver.case === 'wrong') await world.changeCode(otpId, { digits: '654321' });
      if (driver.case === 'expired') await world.changeCode(otpId, { digits, expired: true });
      if (driver.case === 'locked') await world.changeCode(otpId, { wrongTries: 5 });
      return gates.verify.pass();
    },
    'xstate.done.actor.resendCode': async (driver) => {
      await driver.world.changeCode(idIn(driver), { age: 61_000 });
      await driver.gates.resend.pass();
    },
    'xstate.error.actor.resendCode': async (driver) => {
      const { gates, world } = driver;
      const otpId = idIn(driver);
      if (driver.case === 'network') return gates.resend.abort();
      if (driver.case === 'used') await world.changeCode(otpId, { used: true });
      if (driver.case === 'unknown') await world.loseCode(otpId);
      if (driver.case === 'tooMany') await world.changeCode(otpId, { age: 0 });
      return gates.resend.pass();
    },
  },
  states: {
    'open.answer.typing': async (driver) => {
      const { code, error } = driver.snapshot.context;
      if ((await codeField(driver).inputValue()) !== code) throw new Error('the field shows another code');
      await showsFieldError(codeField(driver), driver.say, error);
    },
    'open.answer.verifying': ({ gates }) => gates.verify.arrived(),
    'open.answer.refused': async (driver) => {
      await showsFailure(driver, driver.snapshot.context.failure);
      const chosen = await codeField(driver).evaluate((input: HTMLInputElement) =>
        input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
      );
      if (chosen !== digits) throw new Error('the next digits would not replace the wrong ones');
    },
    'open.answer.unsent': (driver) => showsFailure(driver, driver.snapshot.context.failure),
    'open.answer.limited': async (driver) => {
      await alert(driver, driver.say('auth', 'mayTryIn'));
      if (await button(driver, 'confirmCode').isEnabled()) throw new Error('one may guess before the time');
    },
    'open.sending.counting': ({ page, say }) => page.getByText(say('auth', 'resendIn')).waitFor(),
    'open.sending.resting': async (driver) => {
      await button(driver, 'resend').waitFor();
      await driver.page
        .getByRole('status')
        .filter({ hasText: driver.say('registration', 'mayResend') })
        .waitFor();
    },
    'open.sending.resending': ({ gates }) => gates.resend.arrived(),
    over: (driver) => driver.page.getByRole('heading', { name: driver.say('auth', 'codeOver') }).waitFor(),
    proved: async ({ page }) => {
      await page.waitForURL('**/auth/registration');
      const kept = await page.evaluate(() => sessionStorage.getItem('davomat-proof'));
      if (!kept?.includes('completeRegistration')) throw new Error('the ticket is not kept');
    },
    signedIn: ({ page }) => page.waitForURL('**/step/continue'),
  },
  impossible: ({ snapshot, event }) => {
    if (event.type !== 'code.changed' && event.type !== 'code.submitted') return false;
    if (snapshot.hasTag('busy') || snapshot.hasTag('limited')) return true;
    // Typing the same value again is no change event.
    return event.type === 'code.changed' && snapshot.context.code === event.code;
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
