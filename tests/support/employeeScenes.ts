import type { App } from './app.ts';
import {
  at,
  button,
  check,
  denyCamera,
  forgetAttempts,
  heading,
  inTurn,
  phoneOf,
  type BuiltScreen,
} from './scenes.ts';

const link = async ({ server }: App) => {
  const account = await server.db
    .selectFrom('account')
    .select('id')
    .where('phoneNumber', '=', phoneOf.employee)
    .executeTakeFirstOrThrow();
  const linked = { accountId: account.id, displayName: 'Aziza Karimova', linkedAt: server.clock.date() };
  for (const provider of ['google', 'telegram'] as const)
    await server.db
      .insertInto('identity')
      .values({ ...linked, provider, subject: provider })
      .execute();
};
const unlink = async ({ server }: App) => {
  await server.db.deleteFrom('identity').execute();
};

/** An employee's home, account, devices and punches. */
export const employeeScreens: readonly BuiltScreen[] = [
  { name: 'home', who: 'employee', open: at('/home') },
  {
    name: 'salary-request',
    who: 'employee',
    open: async ({ page, say }) => {
      await page.goto('/home#salary-request');
      await page.getByRole('dialog').getByLabel(say('home', 'amount'), { exact: true }).waitFor();
    },
  },
  { name: 'my-month', who: 'employee', open: at('/attendances') },
  { name: 'my-requests', who: 'employee', open: at('/requests') },
  { name: 'account', who: 'employee', open: at('/account') },
  { name: 'profile-settings', who: 'employee', open: at('/settings/profile') },
  {
    name: 'profile-editing',
    who: 'employee',
    open: inTurn(at('/settings/profile'), ({ page, say }) =>
      button(page, say('personal', 'profile.edit')).click(),
    ),
  },
  {
    name: 'password-errors',
    who: 'employee',
    open: inTurn(at('/settings/profile'), async ({ page, say }) => {
      const change = button(page, say('personal', 'password.change'));
      await change.click();
      await change.click();
    }),
  },
  { name: 'devices', who: 'employee', open: at('/settings/devices') },
  {
    name: 'device-terminating',
    who: 'employee',
    open: async (scene) => {
      await scene.app.server.signIn(phoneOf.employee, 'an-old-tablet');
      await at('/settings/devices')(scene);
      const name = scene.say('personal', 'devices.unnamed');
      await button(scene.page, scene.say('personal', 'devices.endNamed', { name })).click();
      await scene.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'linked-accounts',
    who: 'employee',
    open: async (scene) => {
      await link(scene.app);
      await at('/settings/profile')(scene);
      await scene.page.locator('.identities').scrollIntoViewIfNeeded();
    },
    undo: unlink,
  },
  {
    name: 'unlinking',
    who: 'employee',
    open: async (scene) => {
      await link(scene.app);
      await at('/settings/profile')(scene);
      await button(scene.page, scene.say('identity', 'unlink')).first().click();
      await scene.page.getByRole('alertdialog').waitFor();
    },
    undo: unlink,
  },
  {
    name: 'scanning',
    who: 'employee',
    open: async ({ page }) => {
      await page.goto(check);
      await page.locator('main[data-state="scanning.searching"]').waitFor();
    },
  },
  {
    name: 'camera-denied',
    who: 'employee',
    open: inTurn(denyCamera, async ({ page, say }) => {
      await page.goto('/qr-scan/attendance-check/out#denied');
      await heading(page, say('attendance', 'denied'));
    }),
  },
  {
    name: 'typing',
    who: 'employee',
    open: async ({ page, say }) => {
      await page.goto(check);
      await button(page, say('attendance', 'typeCode')).click();
      await page.getByLabel(say('attendance', 'typed.digits')).fill('12345678');
    },
  },
  {
    name: 'rejected',
    who: 'employee',
    open: async ({ page, say }) => {
      await page.goto('/qr-scan/attendance-check/out');
      await button(page, say('attendance', 'typeCode')).click();
      await page.getByLabel(say('attendance', 'typed.gate')).selectOption({ index: 1 });
      await page.getByLabel(say('attendance', 'typed.digits')).fill('00000000');
      await button(page, say('attendance', 'typed.send')).click();
      await heading(page, say('attendance', 'rejected'));
    },
    undo: forgetAttempts,
  },
];
