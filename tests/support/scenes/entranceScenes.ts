import type { Scene } from './scenes.ts';
import { at, button, forgetAttempts, heading, inTurn, phoneOf, type BuiltScreen } from './scenes.ts';
import { signedByTelegram, widgetAnswer } from '../standIns/telegram.ts';
import type { App } from '../browser/app.ts';
import type { ProvedNext } from '#machines/flows/auth/otp/askedCode.ts';

const seconds = ({ server }: App) => Math.floor(server.clock.now() / 1000);

/** The end step, reached by someone who has just entered a correct code. */
const openWithTicket = (next: ProvedNext, path: string) => async (scene: Scene) => {
  const { page, say } = scene;
  await page.goto('/mark.svg');
  await page.evaluate(
    (proof) => {
      sessionStorage.setItem('davomat-proof', JSON.stringify(proof));
    },
    { ticket: 'none', next },
  );
  await at(path)(scene);
  await page.getByLabel(say('registration', 'newPassword'), { exact: true }).fill('davomat7');
};

const waitsForBot = inTurn(at('/auth/telegram-bot'), ({ page }) => page.locator('.bot-number').waitFor());

const forgetBot = async ({ server }: App) => {
  await server.db.deleteFrom('telegramSignIn').execute();
};

/** All states of the sign-in screens. */
export const entranceScreens: readonly BuiltScreen[] = [
  { name: 'sign-in', who: 'stranger', open: at('/auth/login') },
  {
    name: 'sign-in-wrong',
    who: 'stranger',
    open: inTurn(at('/auth/login'), async ({ page, say }) => {
      await page.getByLabel(say('auth', 'phoneNumber')).fill('901234567');
      await page.getByLabel(say('auth', 'password'), { exact: true }).fill('Wrong1234');
      await button(page, say('auth', 'signIn')).click();
      await page.getByText(say('problems', 'wrongCredentials')).waitFor();
    }),
    undo: forgetAttempts,
  },
  { name: 'registration', who: 'stranger', open: at('/auth/registration') },
  {
    name: 'registration-code',
    who: 'stranger',
    open: inTurn(at('/auth/registration'), async ({ page, say }) => {
      await page.getByLabel(say('auth', 'phoneNumber')).fill('901237788');
      await button(page, say('registration', 'sendCode')).click();
      await heading(page, say('auth', 'codeTitle'));
    }),
    undo: forgetAttempts,
  },
  {
    name: 'registration-password',
    who: 'stranger',
    open: openWithTicket('completeRegistration', '/auth/registration'),
  },
  {
    name: 'registration-over',
    who: 'stranger',
    open: inTurn(openWithTicket('completeRegistration', '/auth/registration'), async ({ page, say }) => {
      for (const name of ['password', 'passwordConfirmation'])
        await page.locator(`input[name="${name}"]`).fill('Davomat7');
      await button(page, say('registration', 'ends.register.save')).click();
      await heading(page, say('registration', 'overTitle'));
    }),
    undo: forgetAttempts,
  },
  { name: 'recovery', who: 'stranger', open: at('/auth/password-recovery') },
  {
    name: 'recovery-code-wrong',
    who: 'stranger',
    open: inTurn(at('/auth/password-recovery'), async ({ app, page, say }) => {
      await page.getByLabel(say('auth', 'phoneNumber')).fill(phoneOf.employee.slice(3));
      await button(page, say('registration', 'sendCode')).click();
      await heading(page, say('auth', 'codeTitle'));
      const sent = await app.server.lastCode(phoneOf.employee);
      await page.getByLabel(say('auth', 'code')).fill(sent === '000000' ? '111111' : '000000');
      await page.getByText(say('problems', 'wrongCode')).waitFor();
    }),
    undo: forgetAttempts,
  },
  {
    name: 'recovery-password',
    who: 'stranger',
    open: openWithTicket('completePasswordRecovery', '/auth/password-recovery'),
  },
  { name: 'code', who: 'stranger', open: at('/auth/auth-otp/01935d2e-7c3a-7000-8000-000000000000') },
  {
    name: 'code-over',
    who: 'stranger',
    open: inTurn(at('/auth/auth-otp/01935d2e-7c3a-7000-8000-000000000000'), async ({ page, say }) => {
      await page.getByLabel(say('auth', 'code')).fill('000000');
      await heading(page, say('auth', 'codeOver'));
    }),
    undo: forgetAttempts,
  },
  {
    name: 'telegram',
    who: 'stranger',
    open: inTurn(at('/auth/telegram'), ({ page }) =>
      page.frameLocator('#telegram-widget iframe').getByRole('link').waitFor(),
    ),
  },
  {
    name: 'telegram-unlinked',
    who: 'stranger',
    open: async (scene) => {
      const { app, page, say } = scene;
      await page.goto(`/auth/telegram?${widgetAnswer('702', seconds(app), `ali${crypto.randomUUID()}`)}`);
      await page.getByText(say('identity', 'unlinkedTitle', { name: 'Ali' })).waitFor();
    },
  },
  {
    name: 'telegram-refused',
    who: 'stranger',
    open: async ({ app, page, say }) => {
      const fields = { id: '703', first_name: 'Ali', auth_date: String(seconds(app)) };
      await page.goto(`/auth/telegram?${signedByTelegram('widget', fields, 'of somebody else')}`);
      await page.getByText(say('problems', 'identityRefused')).waitFor();
    },
  },
  { name: 'telegram-bot', who: 'stranger', open: waitsForBot, undo: forgetBot },
  {
    name: 'telegram-bot-over',
    who: 'stranger',
    open: inTurn(waitsForBot, async ({ app, page, say }) => {
      await app.server.db.updateTable('telegramSignIn').set({ expiresAt: app.server.clock.date() }).execute();
      await page.getByText(say('identity', 'expired')).waitFor();
    }),
    undo: forgetBot,
  },
];
