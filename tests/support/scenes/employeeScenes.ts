import type { Page } from 'playwright-core';
import { newId } from '#server/identifier.ts';
import type { App } from '../browser/app.ts';
import {
  at,
  button,
  check,
  denyCamera,
  forgetAttempts,
  heading,
  inTurn,
  phoneOf,
  someRequest,
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

/** Another card than the one that the person is paid to. */
const addCard = async ({ server }: App) => {
  const { db } = server;
  const phoneNumber = phoneOf.employee;
  const card = await db
    .selectFrom('card')
    .selectAll('card')
    .innerJoin('employee', 'employee.id', 'card.employeeId')
    .where('employee.phoneNumber', '=', phoneNumber)
    .where('isDefault', '=', true)
    .executeTakeFirstOrThrow();
  const other = { id: newId(), fingerprint: 'other', first4: '9860', last4: '0006', isDefault: false };
  await db
    .insertInto('card')
    .values({ ...card, ...other })
    .execute();
};
const removeCard = async ({ server }: App) => {
  await server.db.deleteFrom('card').where('fingerprint', '=', 'other').execute();
};

/** The page's next call about pay gets no answer; nothing is logged. */
const loseSalary = (page: Page) =>
  page.evaluate(() => {
    const ask = window.fetch.bind(window);
    window.fetch = (asked, init) => {
      if (!(asked instanceof Request && asked.url.endsWith('/payments/salary'))) return ask(asked, init);
      window.fetch = ask;
      return Promise.reject(new TypeError('no network'));
    };
  });

/** An employee's home, account, devices and punches. */
export const employeeScreens: readonly BuiltScreen[] = [
  { name: 'home', who: 'employee', open: at('/home') },
  {
    name: 'salary-request',
    who: 'employee',
    open: async ({ app, page }) => {
      await removeCard(app);
      await addCard(app);
      await page.goto('/home#salary-request');
      await page.getByRole('dialog').locator('select[name="card"]').waitFor();
    },
    undo: removeCard,
  },
  {
    name: 'tardiness',
    who: 'employee',
    open: async ({ page }) => {
      await page.goto('/home#tardiness');
      await page.getByRole('dialog').locator('[data-date], .mark').first().waitFor();
    },
  },
  {
    name: 'cards',
    who: 'employee',
    open: async ({ app, page }) => {
      await removeCard(app);
      await addCard(app);
      await page.goto('/home#cards');
      await page.getByRole('dialog').locator('[data-card="0006"]').waitFor();
    },
    undo: removeCard,
  },
  {
    name: 'card-adding',
    who: 'employee',
    open: async ({ page, say }) => {
      await page.goto('/home#cards');
      await page.getByRole('button', { name: say('cards', 'addTitle'), exact: true }).click();
      await page.getByRole('alertdialog').locator('input[name="cardNumber"]').fill('9860 1200 0000 0006');
    },
  },
  {
    name: 'home-kept',
    who: 'employee',
    open: async (scene) => {
      const { page, say } = scene;
      await at('/home')(scene);
      await page.getByRole('heading', { name: say('home', 'lastRequests') }).waitFor();
      await loseSalary(page);
      await page.getByRole('link', { name: say('common', 'navMonth'), exact: true }).click();
      await page.locator('main[data-machine="myMonth"][aria-busy=false]').waitFor();
      await page.getByRole('link', { name: say('common', 'navHome'), exact: true }).click();
      await page.getByText(say('home', 'old.waits')).waitFor();
    },
  },
  { name: 'my-month', who: 'employee', open: at('/attendances') },
  {
    name: 'my-correction',
    who: 'employee',
    open: async ({ page, say }) => {
      // The sample person was late that day.
      await page.goto('/attendances?date=2026-11-13');
      await button(page, say('attendance', 'correction.propose')).click();
      await page.locator('input[name="pairs.0.in"]').fill('09:00');
      await page.locator('input[name="reason"]').fill('Vaqtida keldim, telefonim oʻchib qolgan edi');
      await button(page, say('dayChange', 'showEffect')).click();
      await button(page, say('dayChange', 'propose')).waitFor();
    },
  },
  {
    name: 'my-absence',
    who: 'employee',
    open: async ({ page, say }) => {
      await page.goto('/attendances');
      await button(page, say('attendance', 'absence.propose')).click();
      await page.locator('select[name="kind"]').selectOption('9');
      await page.locator('input[name="note"]').fill('Oilaviy sabab');
      await button(page, say('absences', 'showEffect')).click();
      await button(page, say('absences', 'propose')).waitFor();
    },
  },
  { name: 'my-requests', who: 'employee', open: at('/requests') },
  {
    name: 'my-request',
    who: 'employee',
    open: async (scene) => at(`/requests/${(await someRequest(scene.app)).id}`)(scene),
  },
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
      await scene.page.locator('[aria-labelledby="linked-identities"] ul').scrollIntoViewIfNeeded();
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
