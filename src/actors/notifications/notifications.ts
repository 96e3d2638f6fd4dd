import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type {
  NotificationChoices,
  NotificationSettings,
} from '#machines/flows/notifications/notificationSettings/notificationSettingsMachine.ts';
import type { Notification } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';
import type { Marks } from '#machines/flows/notifications/readMarking/readMarkingMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '../../api/unwrap.ts';

export const countUnread = fromPromise<number, void>(async ({ signal }) => {
  const { unread } = await unwrap(api.GET('/notifications', { params: { query: { pageSize: 10 } }, signal }));
  return unread;
});

type PageSize = 10 | 20 | 50 | 100;

export const loadNotifications = fromPromise<ListPage<Notification>, ListQuery>(
  async ({ input: { page, pageSize, filter }, signal }) => {
    const state = filter['state'] as 'unread' | undefined;
    const query = { page, pageSize: pageSize as PageSize, ...(state ? { state } : {}) };
    return unwrap(api.GET('/notifications', { params: { query }, signal }));
  },
);

export const mark = fromPromise<{ unread: number }, Marks>(({ input: { ids, upTo }, signal }) =>
  unwrap(api.PUT('/notifications/read', { body: { ids, ...(upTo === null ? {} : { upTo }) }, signal })),
);

export const loadSettings = fromPromise<NotificationSettings, void>(({ signal }) =>
  unwrap(api.GET('/account/notification-settings', { signal })),
);

export const saveSettings = fromPromise<NotificationSettings, NotificationChoices>(({ input, signal }) =>
  unwrap(api.PUT('/account/notification-settings', { body: input, signal })),
);
