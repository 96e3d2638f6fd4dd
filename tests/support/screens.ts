import type { App } from './app.ts';
import {
  heading,
  button,
  at,
  then,
  gateOf,
  someEmployee,
  mismatched,
  denyCamera,
  forgetAttempts,
  check,
  phoneOf,
  type BuiltScreen,
} from './scenes.ts';
import { entranceScreens } from './entranceScenes.ts';
import { machineScreens } from './machineScenes.ts';
import { noticeScreens } from './noticeScenes.ts';
import { uploadScreens } from './uploadScenes.ts';

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

/** Every screen, in the states worth looking at, on the sample company. */
export const builtScreens: readonly BuiltScreen[] = [
  ...entranceScreens,
  { name: 'not-found', who: 'stranger', open: at('/nowhere') },

  { name: 'sides', who: 'newcomer', open: at('/steps/check') },
  { name: 'profile', who: 'newcomer', open: at('/step/continue') },
  {
    name: 'profile-errors',
    who: 'newcomer',
    open: then(at('/step/continue'), ({ page, say }) => button(page, say('account', 'step.save')).click()),
  },

  {
    name: 'company',
    who: 'employer',
    open: then(at('/step/continue?side=employer'), async ({ page, say }) => {
      await button(page, say('sides', 'another')).click();
      await page.getByLabel(say('sides', 'companyTitle')).fill('Registon Savdo');
      await button(page, say('sides', 'found')).click();
      await page.getByText(say('fields', 'required')).first().waitFor();
    }),
  },

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
    open: then(at('/settings/profile'), ({ page, say }) =>
      button(page, say('personal', 'profile.edit')).click(),
    ),
  },
  {
    name: 'password-errors',
    who: 'employee',
    open: then(at('/settings/profile'), async ({ page, say }) => {
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
  ...noticeScreens,
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
    open: then(denyCamera, async ({ page, say }) => {
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

  { name: 'overview', who: 'employer', open: at('/home') },
  {
    name: 'reviewing',
    who: 'employer',
    open: then(at('/home'), async ({ page, say }) => {
      await button(page, say('payments', 'approve')).first().click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'employees', who: 'employer', open: at('/employees') },
  {
    name: 'employee',
    who: 'employer',
    open: async (scene) => at(`/employees/${(await someEmployee(scene.app)).id}`)(scene),
  },
  {
    name: 'employees-chosen',
    who: 'employer',
    open: then(at('/employees'), async ({ page, say }) => {
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      await page.getByRole('row').nth(2).getByRole('checkbox').check();
      await page.getByRole('region', { name: say('employeeList', 'selection') }).waitFor();
    }),
  },
  {
    name: 'employees-bulk',
    who: 'employer',
    open: then(at('/employees'), async ({ page, say }) => {
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      await page.getByRole('row').nth(2).getByRole('checkbox').check();
      await button(page, say('employees', 'change.block')).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'employee-mismatch',
    who: 'employer',
    open: then(
      async (scene) => at(`/employees/${(await mismatched(scene.app)).id}`)(scene),
      async ({ page, say }) => {
        await button(page, say('employeeRecord', 'mismatchFix')).click();
        await page.getByRole('alertdialog').waitFor();
      },
    ),
  },
  {
    name: 'employee-delete',
    who: 'employer',
    open: then(
      async (scene) => at(`/employees/${(await someEmployee(scene.app)).id}`)(scene),
      async ({ page, say }) => {
        await button(page, say('employeeRecord', 'delete')).click();
        await page.getByRole('alertdialog').waitFor();
      },
    ),
  },
  {
    name: 'employee-edit',
    who: 'employer',
    open: async (scene) => at(`/employees/${(await someEmployee(scene.app)).id}/edit`)(scene),
  },
  {
    name: 'employee-conflict',
    who: 'employer',
    open: then(
      async (scene) => at(`/employees/${(await someEmployee(scene.app)).id}/edit`)(scene),
      async ({ app, page, say }) => {
        await page.getByRole('textbox', { name: say('employees', 'firstName'), exact: true }).fill('Malika');
        await app.server.db
          .updateTable('employee')
          .set((columns) => ({ version: columns('version', '+', 1), firstName: 'Nodira' }))
          .where('phoneNumber', '=', phoneOf.employee)
          .execute();
        await button(page, say('employeeRecord', 'save')).click();
        await heading(page, say('employeeRecord', 'conflictTitle'));
      },
    ),
    undo: async ({ server }) => {
      await server.db
        .updateTable('employee')
        .set({ firstName: 'Aziza' })
        .where('phoneNumber', '=', phoneOf.employee)
        .execute();
    },
  },
  { name: 'hiring-identity', who: 'employer', open: at('/employees/new') },
  {
    name: 'hiring-errors',
    who: 'employer',
    open: then(at('/employees/new'), ({ page, say }) =>
      button(page, say('employees', 'wizard.next')).click(),
    ),
  },
  {
    name: 'hiring-terms',
    who: 'employer',
    open: then(at('/employees/new'), async ({ page, say }) => {
      const fill = (key: 'firstName' | 'lastName' | 'passport' | 'pinfl', value: string) =>
        page.getByRole('textbox', { name: say('employees', key), exact: true }).fill(value);
      await fill('firstName', 'Malika');
      await fill('lastName', 'Yusupova');
      await fill('passport', 'AD7654321');
      await fill('pinfl', '42203969949920');
      await button(page, say('employees', 'wizard.next')).click();
      await page
        .getByRole('textbox', { name: say('employees', 'card'), exact: true })
        .fill('8600490744313347');
    }),
  },
  { name: 'day-board', who: 'employer', open: at('/attendances') },
  { name: 'requests', who: 'employer', open: at('/requests') },
  { name: 'employer-account', who: 'employer', open: at('/account') },
  {
    name: 'gate-pairing',
    who: 'employer',
    open: async ({ app, page, say }) => {
      await page.goto(`/kiosk/${(await gateOf(app)).id}`);
      await button(page, say('attendance', 'gate.pair')).waitFor();
    },
  },
  {
    name: 'gate',
    who: 'employer',
    open: async ({ app, page, say }) => {
      await page.goto(`/kiosk/${(await gateOf(app)).id}`);
      const pair = button(page, say('attendance', 'gate.pair'));
      const code = page.getByRole('img', { name: say('attendance', 'gate.scanMe') });
      await pair.or(code).waitFor();
      if (await pair.isVisible()) await pair.click();
      await code.waitFor();
    },
  },
  ...uploadScreens,
  ...machineScreens,
];

export const screenNamed = (name: string): BuiltScreen => {
  const found = builtScreens.find((screen) => screen.name === name);
  if (!found) throw new Error(`no screen is called ${name}`);
  return found;
};
