import { cases } from '#machines/flows/auth/signIn/signInMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { EntranceDriver } from '../support/entranceWalk.ts';

export type Driver = EntranceDriver<'login' | 'otp'>;

const button = ({ page, say }: Driver, key: 'signIn' | 'signInByCode') =>
  page.getByRole('button', { name: say('auth', key), exact: true });
const field = ({ page }: Driver, name: 'phoneNumber' | 'password') => page.locator(`input[name="${name}"]`);
const alert = ({ page }: Driver, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

const formShown = async (
  driver: Driver & { snapshot: { context: Record<'phoneNumber' | 'password', string> & { errors: object } } },
) => {
  const { phoneNumber, password } = driver.snapshot.context;
  const errors: Partial<Record<'phoneNumber' | 'password', string>> = driver.snapshot.context.errors;
  const shown = (await field(driver, 'phoneNumber').inputValue()).replace(/\s/g, '');
  if (shown !== phoneNumber.replace(/^998/, '')) throw new Error(`the phone field shows ${shown}`);
  if ((await field(driver, 'password').inputValue()) !== password) throw new Error('the password is lost');
  for (const name of ['phoneNumber', 'password'] as const)
    await showsFieldError(field(driver, name), driver.say, errors[name] ?? null);
};

export const model = defineModel<Driver>()(cases, {
  events: {
    'field.changed': (driver) =>
      field(driver, driver.event.field).fill(driver.event.value.replace(/^998/, '')),
    'form.submitted': (driver) => button(driver, 'signIn').click(),
    'code.wanted': (driver) => button(driver, 'signInByCode').click(),
    'xstate.done.actor.login': async ({ gates, world, case: name }) => {
      await world.trust(name === 'signedIn');
      await gates.login.pass();
    },
    'xstate.error.actor.login': async ({ gates, world, case: name, page }) => {
      if (name === 'network') return gates.login.abort();
      if (name === 'tooMany') return gates.login.fault(429);
      const answered = page.waitForResponse('**/api/auth/login');
      await world.setPassword('Boshqa1parol');
      await gates.login.pass();
      await answered;
      return world.setPassword(samplePassword);
    },
    'xstate.done.actor.askCode': ({ gates }) => gates.otp.pass(),
    'xstate.error.actor.askCode': ({ gates, case: name }) => {
      if (name === 'network') return gates.otp.abort();
      return name === 'tooMany' ? gates.otp.fault(429) : gates.otp.pass({ phoneNumber: '99890' });
    },
  },
  states: {
    editing: formShown,
    byProvider: formShown,
    submitting: ({ gates }) => gates.login.arrived(),
    asking: ({ gates }) => gates.otp.arrived(),
    refused: async (driver) => {
      const { failure, errors } = driver.snapshot.context;
      const code = failure?.kind === 'problem' ? failure.code : '';
      await alert(driver, driver.say('problems', code as 'wrongCredentials'));
      await showsFieldError(field(driver, 'phoneNumber'), driver.say, errors.phoneNumber ?? null);
    },
    unsent: (driver) => alert(driver, driver.say('common', 'noAnswer')),
    limited: async (driver) => {
      await driver.page.getByRole('timer').waitFor();
      if (await button(driver, 'signIn').isEnabled()) throw new Error('one may try before the time');
    },
    codeAsked: ({ page }) => page.waitForURL(/\/auth\/auth-otp\/[0-9a-f-]{36}$/),
    signedIn: ({ page }) => page.waitForURL('**/step/continue'),
  },
  leaveOut: { 'provider.chosen': 'googleSignIn chooses one: here the server has none' },
  impossible: ({ snapshot, event, case: name }) => {
    // The app sends no number that the server would refuse; the same problem is caused in another way.
    if (event.type === 'xstate.error.actor.login') return name === 'field';
    if (event.type.startsWith('xstate.')) return false;
    // Busy, or already on the next page.
    if (!['editing', 'refused', 'unsent', 'limited'].some((state) => snapshot.matches(state as 'editing')))
      return true;
    if (snapshot.matches('limited') && event.type === 'form.submitted') return true;
    // The field reports the number ungrouped; the same value again is no change event.
    return (
      event.type === 'field.changed' &&
      (name === 'groupedPhoneNumber' || snapshot.context[event.field] === event.value)
    );
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
