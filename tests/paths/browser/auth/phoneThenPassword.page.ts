import { passwordProblems } from '#domain/fields/password.ts';
import type { phoneThenPassword } from '#machines/flows/auth/phoneThenPassword/phoneThenPassword.ts';
import type { FormField } from '#machines/flows/auth/phoneThenPassword/phoneThenPasswordSetup.ts';
import type { MachineCases } from '#machines/support/cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Key } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { EntranceDriver } from '../support/entranceWalk.ts';

export type Driver = EntranceDriver<'start' | 'complete'>;

type Machine = ReturnType<typeof phoneThenPassword>;
type Flow = 'registration' | 'passwordRecovery';

const words = { registration: 'register', passwordRecovery: 'recover' } as const;
const text = (driver: Driver, key: Key<'registration'>) => driver.say('registration', key);
const button = (driver: Driver, key: Key<'registration'>) =>
  driver.page.getByRole('button', { name: text(driver, key), exact: true });
const field = ({ page }: Driver, name: FormField) => page.locator(`input[name="${name}"]`);
const alert = ({ page }: Driver, wanted: string) =>
  page.getByRole('alert').filter({ hasText: wanted }).waitFor();

async function shows(driver: Driver, name: FormField, value: string, error: string | undefined) {
  const shown = (await field(driver, name).inputValue()).replace(/\s/g, '');
  if (shown !== value) throw new Error(`${name} shows ${shown}, not ${value}`);
  await showsFieldError(field(driver, name), driver.say, error ?? null);
}

/** While the form is sent it can be neither edited nor sent again. */
async function isLocked(
  driver: Driver,
  key: Key<'registration'>,
  names: readonly FormField[],
): Promise<void> {
  if (await button(driver, key).isEnabled()) throw new Error('it can be sent again meanwhile');
  for (const name of names)
    if (await field(driver, name).isEditable()) throw new Error(`${name} can be typed over meanwhile`);
}

/** Gestures of registration and recovery: the same, with other texts and another response. */
export const modelOf = (flow: Flow, cases: { machine: Machine } & MachineCases<Machine>) =>
  defineModel<Driver>()(cases, {
    events: {
      'field.changed': (driver) =>
        field(driver, driver.event.field).fill(driver.event.value.replace(/^998/, '')),
      'form.submitted': (driver) =>
        button(
          driver,
          driver.step.from.label.startsWith('phone') ? 'sendCode' : `ends.${words[flow]}.save`,
        ).click(),
      'flow.restarted': (driver) =>
        button(driver, driver.step.from.label === 'over' ? 'restart' : 'otherPhone').click(),
      'step.returned': ({ page }) => page.goBack(),
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
      'phone.editing': async (driver) => {
        const { errors, phoneNumber } = driver.snapshot.context;
        await shows(driver, 'phoneNumber', phoneNumber.replace(/^998/, ''), errors.phoneNumber);
      },
      'phone.sending': async (driver) => {
        await driver.gates.start.arrived();
        await isLocked(driver, 'sendCode', ['phoneNumber']);
      },
      'phone.refused': async (driver) => {
        await alert(driver, driver.say('problems', 'validationFailed'));
        await showsFieldError(field(driver, 'phoneNumber'), driver.say, 'phoneNumberInvalid');
      },
      'phone.unsent': (driver) => alert(driver, driver.say('common', 'noAnswer')),
      'phone.limited': async (driver) => {
        await driver.page.getByRole('timer').waitFor();
        if (await button(driver, 'sendCode').isEnabled()) throw new Error('one may try before the time');
      },
      codeAsked: ({ page }) => page.waitForURL(/\/auth\/auth-otp\/[0-9a-f-]{36}$/),
      'password.editing': async (driver) => {
        const { errors, password, passwordConfirmation } = driver.snapshot.context;
        await shows(driver, 'password', password, errors.password);
        await shows(driver, 'passwordConfirmation', passwordConfirmation, errors.passwordConfirmation);
        const met = await driver.page.locator('.password-rules [data-met]').count();
        if (password !== '' && met !== 4 - passwordProblems(password).length)
          throw new Error(`${met} rules are ticked off for ${password}`);
      },
      'password.saving': async (driver) => {
        await driver.gates.complete.arrived();
        await isLocked(driver, `ends.${words[flow]}.save`, ['password', 'passwordConfirmation']);
      },
      'password.refused': (driver) =>
        showsFieldError(field(driver, 'password'), driver.say, 'passwordTooShort'),
      'password.unsent': (driver) => alert(driver, driver.say('common', 'noAnswer')),
      'password.limited': async (driver) => {
        await driver.page.getByRole('timer').waitFor();
        if (await button(driver, 'otherPhone').isEnabled()) throw new Error('a wait can be left');
      },
      over: async (driver) => {
        await driver.page.getByRole('heading', { name: text(driver, 'overTitle') }).waitFor();
        await alert(driver, driver.say('problems', 'ticketExpired'));
        const kept = await driver.page.evaluate(() => sessionStorage.getItem('davomat-proof'));
        if (kept !== null) throw new Error('a dead ticket is kept');
      },
      signedIn: async (driver) => {
        const { page, world } = driver;
        await page.waitForURL(flow === 'registration' ? '**/steps/check' : '**/step/continue');
        if (!(await world.hasPassword(driver.snapshot.context.password)))
          throw new Error('the new password does not open the door');
      },
    },
    impossible: ({ snapshot, event }) => {
      if (event.type.startsWith('xstate.') || event.type === 'step.returned') return false;
      if (snapshot.hasTag('busy') || snapshot.hasTag('limited')) return true;
      if (event.type !== 'field.changed') return false;
      const onPhone = snapshot.hasTag('phone');
      // Each step shows its own fields, and typing the same value again is no change event.
      return onPhone !== (event.field === 'phoneNumber') || snapshot.context[event.field] === event.value;
    },
    passTime: ({ page, ms }) => page.clock.fastForward(ms),
  });

export const shown = ([state = '']: readonly string[]) =>
  !['opening', 'codeAsked', 'signedIn'].includes(state);
