import { passwordProblems } from '#domain/fields/password.ts';
import type { phoneThenPassword } from '#machines/flows/phoneThenPassword/phoneThenPassword.ts';
import type { FormField } from '#machines/flows/phoneThenPassword/phoneThenPasswordSetup.ts';
import type { MachineCases } from '#machines/support/cases.ts';
import { showsFieldError } from '#tests/support/fieldErrors.ts';
import type { Key } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { EntranceHands } from './support/entranceWalk.ts';

export type Hands = EntranceHands<'start' | 'complete'>;

type Machine = ReturnType<typeof phoneThenPassword>;
type Flow = 'registration' | 'passwordRecovery';

const words = { registration: 'register', passwordRecovery: 'recover' } as const;
const text = (hands: Hands, key: Key<'registration'>) => hands.say('registration', key);
const button = (hands: Hands, key: Key<'registration'>) =>
  hands.page.getByRole('button', { name: text(hands, key), exact: true });
const field = ({ page }: Hands, name: FormField) => page.locator(`input[name="${name}"]`);
const alert = ({ page }: Hands, wanted: string) =>
  page.getByRole('alert').filter({ hasText: wanted }).waitFor();

async function shows(hands: Hands, name: FormField, value: string, error: string | undefined) {
  const shown = (await field(hands, name).inputValue()).replace(/\s/g, '');
  if (shown !== value) throw new Error(`${name} shows ${shown}, not ${value}`);
  await showsFieldError(field(hands, name), hands.say, error ?? null);
}

/** What is on its way can be neither typed over nor sent again. */
async function isLocked(hands: Hands, key: Key<'registration'>, names: readonly FormField[]): Promise<void> {
  if (await button(hands, key).isEnabled()) throw new Error('it can be sent again meanwhile');
  for (const name of names)
    if (await field(hands, name).isEditable()) throw new Error(`${name} can be typed over meanwhile`);
}

/** Registration and recovery by hand: the same gestures, other words and another answer of the server. */
export const modelOf = (flow: Flow, cases: { machine: Machine } & MachineCases<Machine>) =>
  defineModel<Hands>()(cases, {
    events: {
      'field.changed': (hands) => field(hands, hands.event.field).fill(hands.event.value.replace(/^998/, '')),
      'form.submitted': (hands) =>
        button(
          hands,
          hands.step.from.label.startsWith('phone') ? 'sendCode' : `ends.${words[flow]}.save`,
        ).click(),
      'flow.restarted': (hands) =>
        button(hands, hands.step.from.label === 'over' ? 'restart' : 'otherPhone').click(),
      'xstate.done.actor.recallProof': async ({ page, gates, world, case: name }) => {
        if (name === 'proved') {
          const proof = JSON.stringify(await world.ticketFor(flow));
          await page.evaluate((kept) => {
            sessionStorage.setItem('davomat-proof', kept);
          }, proof);
        }
        await gates.scripts.open();
      },
      'xstate.error.actor.recallProof': async ({ page, gates }) => {
        await page.evaluate(() => {
          sessionStorage.setItem('davomat-proof', '{ broken');
        });
        await gates.scripts.open();
      },
      'xstate.done.actor.startCode': ({ gates }) => gates.start.pass(),
      'xstate.error.actor.startCode': ({ gates, case: name }) => {
        if (name === 'network') return gates.start.abort();
        return name === 'tooMany' ? gates.start.fault(429) : gates.start.pass({ phoneNumber: '99890' });
      },
      'xstate.done.actor.setPassword': ({ gates }) => gates.complete.pass(),
      'xstate.error.actor.setPassword': async ({ gates, world, case: name }) => {
        if (name === 'network') return gates.complete.abort();
        if (name === 'tooMany') return gates.complete.fault(429);
        if (name === 'field') return gates.complete.pass({ password: 'Qisqa1' });
        await world.spendTickets();
        return gates.complete.pass();
      },
    },
    states: {
      opening: () => undefined,
      'phone.editing': async (hands) => {
        const { errors, phoneNumber } = hands.snapshot.context;
        await shows(hands, 'phoneNumber', phoneNumber.replace(/^998/, ''), errors.phoneNumber);
      },
      'phone.sending': async (hands) => {
        await hands.gates.start.arrived();
        await isLocked(hands, 'sendCode', ['phoneNumber']);
      },
      'phone.refused': async (hands) => {
        await alert(hands, hands.say('problems', 'validationFailed'));
        await showsFieldError(field(hands, 'phoneNumber'), hands.say, 'phoneNumberInvalid');
      },
      'phone.unsent': (hands) => alert(hands, hands.say('common', 'noAnswer')),
      'phone.limited': async (hands) => {
        await hands.page.getByRole('timer').waitFor();
        if (await button(hands, 'sendCode').isEnabled()) throw new Error('one may try before the time');
      },
      codeAsked: ({ page }) => page.waitForURL(/\/auth\/auth-otp\/[0-9a-f-]{36}$/),
      'password.editing': async (hands) => {
        const { errors, password, passwordConfirmation } = hands.snapshot.context;
        await shows(hands, 'password', password, errors.password);
        await shows(hands, 'passwordConfirmation', passwordConfirmation, errors.passwordConfirmation);
        const met = await hands.page.locator('.password-rules [data-met]').count();
        if (password !== '' && met !== 4 - passwordProblems(password).length)
          throw new Error(`${met} rules are ticked off for ${password}`);
      },
      'password.saving': async (hands) => {
        await hands.gates.complete.arrived();
        await isLocked(hands, `ends.${words[flow]}.save`, ['password', 'passwordConfirmation']);
      },
      'password.refused': (hands) => showsFieldError(field(hands, 'password'), hands.say, 'passwordTooShort'),
      'password.unsent': (hands) => alert(hands, hands.say('common', 'noAnswer')),
      'password.limited': async (hands) => {
        await hands.page.getByRole('timer').waitFor();
        if (await button(hands, 'otherPhone').isEnabled()) throw new Error('a wait can be left');
      },
      over: async (hands) => {
        await hands.page.getByRole('heading', { name: text(hands, 'overTitle') }).waitFor();
        await alert(hands, hands.say('problems', 'ticketExpired'));
        const kept = await hands.page.evaluate(() => sessionStorage.getItem('davomat-proof'));
        if (kept !== null) throw new Error('a dead ticket is kept');
      },
      signedIn: async (hands) => {
        const { page, world } = hands;
        await page.waitForURL(flow === 'registration' ? '**/steps/check' : '**/step/continue');
        if (!(await world.hasPassword(hands.snapshot.context.password)))
          throw new Error('the new password does not open the door');
      },
    },
    impossible: ({ snapshot, event }) => {
      if (event.type.startsWith('xstate.')) return false;
      if (snapshot.hasTag('busy') || snapshot.hasTag('limited')) return true;
      if (event.type !== 'field.changed') return false;
      const onPhone = snapshot.hasTag('phone');
      // Each step shows its own fields, and typing what is there already is no change.
      return onPhone !== (event.field === 'phoneNumber') || snapshot.context[event.field] === event.value;
    },
    passTime: ({ page, ms }) => page.clock.fastForward(ms),
  });

export const shown = ([state = '']: readonly string[]) =>
  !['opening', 'codeAsked', 'signedIn'].includes(state);
