import { defaultChannels } from '#domain/notifications/types.ts';
import type { Services } from '../../context.ts';
import { EventStream } from '../../http/eventStream.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { pageOf } from '../page.ts';

type Operations =
  | 'listNotifications'
  | 'markNotificationsRead'
  | 'streamNotifications'
  | 'getNotificationSettings'
  | 'updateNotificationSettings';

export const notificationsHandlers = (_services: Services): Pick<Handlers, Operations> => ({
  listNotifications: ({ query }) =>
    Promise.resolve(reply<'listNotifications'>()(200, { items: [], ...pageOf(query), total: 0, unread: 0 })),
  markNotificationsRead: () => Promise.resolve(reply<'markNotificationsRead'>()(200, { unread: 0 })),
  streamNotifications: () =>
    Promise.resolve(
      reply<'streamNotifications'>()(
        200,
        new EventStream((outlet) => {
          outlet.send('ready', { unread: 0, missed: false }, 0);
          outlet.send('end', { reason: 'serverStopping' });
          outlet.end();
        }),
      ),
    ),
  getNotificationSettings: () =>
    Promise.resolve(
      reply<'getNotificationSettings'>()(200, {
        channels: defaultChannels(),
        quietHours: null,
        pushOffered: false,
        telegram: 'off',
      }),
    ),
  updateNotificationSettings: ({ body }) =>
    Promise.resolve(
      reply<'updateNotificationSettings'>()(200, { ...body, pushOffered: false, telegram: 'off' }),
    ),
});
