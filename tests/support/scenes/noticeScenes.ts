import { inTransaction } from '#server/database/transaction.ts';
import { notifier, type Notice } from '#server/modules/notifications/notify.ts';
import type { App } from '../browser/app.ts';
import { at, button, phoneOf, someEmployee, inTurn, type BuiltScreen, type Scene } from './scenes.ts';

const accountOf = async ({ server }: App, phoneNumber: string) =>
  (
    await server.db
      .selectFrom('account')
      .select('id')
      .where('phoneNumber', '=', phoneNumber)
      .executeTakeFirstOrThrow()
  ).id;

const forgetNotifications = async ({ server }: App) => {
  await server.db.deleteFrom('notification').execute();
};

/** One of every type, and enough older ones for a second page; the oldest are read. */
async function notify(app: App, more: number): Promise<void> {
  const { server } = app;
  const accountId = await accountOf(app, phoneOf.employee);
  const { id: employeeId, organizationId } = await someEmployee(app);
  const about = { accountId, job: { organizationId, employeeId } };
  const date = '2026-11-18' as const;
  const notices: Notice[] = [
    ...Array.from({ length: more }, (_, index): Notice => {
      const params = { date, minutes: 4 + index };
      return { type: 'enterTardnessReason', params, ...about };
    }),
    { type: 'infoCurrentDayWork', params: { date, minutes: 492 }, ...about },
    { type: 'enterCheckOutTime', params: { date, time: '18:00' }, ...about },
    {
      type: 'enterTardnessReason',
      params: { date, minutes: 11, deadline: '2026-11-19T13:00:00.000Z' },
      ...about,
    },
    { type: 'enterCheckInTime', params: { date, time: '09:00' }, ...about },
    {
      type: 'warningNewDevice',
      params: { deviceId: 'another-phone', name: 'Redmi Note 12', platform: 'Android' },
      accountId,
    },
  ];
  await inTransaction(server.db, (tx) => notifier(server.services)(tx, notices));
  await server.db
    .updateTable('notification')
    .set({ readAt: server.clock.date() })
    .where('type', 'in', ['infoCurrentDayWork', 'enterCheckOutTime'])
    .execute();
}

/**
 * Opens a page for which lookApp.ts overrides what the browser reports. It comes from another page, because the
 * override is read on load.
 */
const openPretending = (path: string, ready: (scene: Scene) => Promise<unknown>) =>
  inTurn(({ page }) => page.goto('/mark.svg'), at(path), ready);

const settings = '/settings/notification-settings';

/** Notifications, their settings, and the app's own prompts. */
export const noticeScreens: readonly BuiltScreen[] = [
  {
    name: 'notifications-empty',
    who: 'employee',
    open: async (scene) => {
      // Scenes before this one sign in with new devices, which the person is told of.
      await forgetNotifications(scene.app);
      await at('/notifications')(scene);
    },
  },
  {
    name: 'notifications',
    who: 'employee',
    open: async (scene) => {
      await notify(scene.app, 14);
      await at('/notifications?pageSize=10')(scene);
      await scene.page.locator('.notification').first().waitFor();
    },
    undo: forgetNotifications,
  },
  {
    name: 'notifications-all-read',
    who: 'employee',
    open: at('/notifications?state=unread'),
  },
  { name: 'notification-settings', who: 'employee', open: at(settings) },
  {
    name: 'notification-settings-quiet',
    who: 'employee',
    open: openPretending(`${settings}#unasked`, async ({ page, say }) => {
      const quiet = page.getByRole('switch', { name: say('notifications', 'settings.quietOn') });
      await quiet.check();
      await page.getByLabel(say('notifications', 'settings.from')).scrollIntoViewIfNeeded();
    }),
    undo: async ({ server }) => {
      await server.db.deleteFrom('notificationSettings').execute();
    },
  },
  {
    name: 'install',
    who: 'employee',
    open: openPretending(`${settings}#installable`, ({ page, say }) =>
      button(page, say('notifications', 'install.accept')).scrollIntoViewIfNeeded(),
    ),
  },
  {
    name: 'install-iphone',
    who: 'employee',
    open: openPretending(`${settings}#iphone`, ({ page, say }) =>
      page.getByText(say('notifications', 'install.ios')).scrollIntoViewIfNeeded(),
    ),
  },
  {
    name: 'toasts',
    who: 'employee',
    open: async (scene) => {
      const { app, page, say } = scene;
      await at('/home')(scene);
      await page.getByRole('link', { name: say('common', 'notifications'), exact: true }).waitFor();
      await notify(app, 0);
      await page.locator('.toast').nth(2).waitFor();
    },
    undo: forgetNotifications,
  },
  {
    name: 'push-offer',
    who: 'employee',
    open: openPretending('/home#unasked', ({ page, say }) =>
      button(page, say('notifications', 'offer.accept')).waitFor(),
    ),
  },
  {
    name: 'update-offer',
    who: 'employee',
    open: openPretending('/home#newer', ({ page, say }) =>
      button(page, say('notifications', 'update.accept')).waitFor(),
    ),
  },
  {
    name: 'offline',
    who: 'employee',
    open: openPretending('/home#offline', ({ page, say }) =>
      page.getByText(say('common', 'offline')).waitFor(),
    ),
  },
];
