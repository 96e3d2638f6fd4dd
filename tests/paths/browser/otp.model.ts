import { cases } from '#machines/flows/otp/otpMachine.cases.ts';
import { showsFieldError } from '#tests/support/fieldErrors.ts';
import type { Key } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { EntranceHands } from './support/entranceWalk.ts';

export type Hands = EntranceHands<'verify' | 'resend'>;

const digits = '123456';
const button = ({ page, say }: Hands, key: 'confirmCode' | 'resend') =>
  page.getByRole('button', { name: say('auth', key), exact: true });
const codeField = ({ page, say }: Hands) => page.getByLabel(say('auth', 'code'));
const idIn = ({ page }: Hands) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const alert = ({ page }: Hands, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

async function showsFailure(hands: Hands, failure: { kind: string; code?: string } | null): Promise<void> {
  if (failure?.kind === 'network') return alert(hands, hands.say('common', 'noAnswer'));
  return alert(hands, hands.say('problems', (failure?.code ?? 'unknown') as Key<'problems'>));
}

export const model = defineModel<Hands>()(cases, {
  events: {
    'code.changed': (hands) => codeField(hands).fill(hands.event.code),
    'code.submitted': (hands) => button(hands, 'confirmCode').click(),
    'code.resendAsked': (hands) => button(hands, 'resend').click(),
    'xstate.done.actor.verifyCode': async (hands) => {
      const purpose = hands.case === 'proved' ? 'registration' : 'newDevice';
      const phoneNumber = hands.case === 'proved' ? '998901119988' : hands.world.phoneNumber;
      await hands.world.changeCode(idIn(hands), { digits, purpose, phoneNumber });
      await hands.gates.verify.pass();
    },
    'xstate.error.actor.verifyCode': async (hands) => {
      const { gates, world } = hands;
      const otpId = idIn(hands);
      if (hands.case === 'network') return gates.verify.abort();
      if (hands.case === 'tooMany') return gates.verify.fault(429);
      if (hands.case === 'wrong') await world.changeCode(otpId, { digits: '654321' });
      if (hands.case === 'expired') await world.changeCode(otpId, { digits, expired: true });
      if (hands.case === 'locked') await world.changeCode(otpId, { wrongTries: 5 });
      return gates.verify.pass();
    },
    'xstate.done.actor.resendCode': async (hands) => {
      await hands.world.changeCode(idIn(hands), { age: 61_000 });
      await hands.gates.resend.pass();
    },
    'xstate.error.actor.resendCode': async (hands) => {
      const { gates, world } = hands;
      const otpId = idIn(hands);
      if (hands.case === 'network') return gates.resend.abort();
      if (hands.case === 'used') await world.changeCode(otpId, { used: true });
      if (hands.case === 'unknown') await world.loseCode(otpId);
      if (hands.case === 'tooMany') await world.changeCode(otpId, { age: 0 });
      return gates.resend.pass();
    },
  },
  states: {
    'open.answer.typing': async (hands) => {
      const { code, error } = hands.snapshot.context;
      if ((await codeField(hands).inputValue()) !== code) throw new Error('the field shows another code');
      await showsFieldError(codeField(hands), hands.say, error);
    },
    'open.answer.verifying': ({ gates }) => gates.verify.arrived(),
    'open.answer.refused': async (hands) => {
      await showsFailure(hands, hands.snapshot.context.failure);
      const chosen = await codeField(hands).evaluate((input: HTMLInputElement) =>
        input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
      );
      if (chosen !== digits) throw new Error('the next digits would not replace the wrong ones');
    },
    'open.answer.unsent': (hands) => showsFailure(hands, hands.snapshot.context.failure),
    'open.answer.limited': async (hands) => {
      await alert(hands, hands.say('auth', 'mayTryIn'));
      if (await button(hands, 'confirmCode').isEnabled()) throw new Error('one may guess before the time');
    },
    'open.sending.counting': ({ page, say }) => page.getByText(say('auth', 'resendIn')).waitFor(),
    'open.sending.resting': async (hands) => {
      await button(hands, 'resend').waitFor();
      await hands.page
        .getByRole('status')
        .filter({ hasText: hands.say('registration', 'mayResend') })
        .waitFor();
    },
    'open.sending.resending': ({ gates }) => gates.resend.arrived(),
    over: (hands) => hands.page.getByRole('heading', { name: hands.say('auth', 'codeOver') }).waitFor(),
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
    // Typing what is there already is no change.
    return event.type === 'code.changed' && snapshot.context.code === event.code;
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
