import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { pageOf } from '../page.ts';
import { pageOfNotifications, readNotifications } from './service.ts';
import { choose, settingsOf } from './settings.ts';
import type { NotificationStreams } from './streams.ts';

type Operations =
  | 'listNotifications'
  | 'markNotificationsRead'
  | 'streamNotifications'
  | 'getNotificationSettings'
  | 'updateNotificationSettings';

export const notificationsHandlers = (
  { db, clock, config }: Services,
  streams: NotificationStreams,
): Pick<Handlers, Operations> => ({
  listNotifications: async ({ query: { state, type, ...page }, caller: { accountId } }) =>
    reply<'listNotifications'>()(
      200,
      await pageOfNotifications(db, { accountId, state, type }, pageOf(page)),
    ),

  markNotificationsRead: async ({ body, caller, inChange }) =>
    inChange(async (tx) =>
      reply<'markNotificationsRead'>()(200, {
        unread: await readNotifications(tx, caller.accountId, body, clock.date()),
      }),
    ),

  streamNotifications: ({ headers, caller }) => {
    const last = headers['last-event-id'];
    return Promise.resolve(
      reply<'streamNotifications'>()(
        200,
        streams.open(caller, last === undefined ? undefined : Number(last)),
      ),
    );
  },

  getNotificationSettings: async ({ caller }) =>
    reply<'getNotificationSettings'>()(200, await settingsOf(db, config, caller.accountId)),

  updateNotificationSettings: async ({ body, caller, inChange }) =>
    inChange(async (tx) => {
      const { accountId } = caller;
      await choose(tx, accountId, { channels: body.channels, quietHours: body.quietHours ?? null });
      return reply<'updateNotificationSettings'>()(200, await settingsOf(tx, config, accountId));
    }),
});
