/** Notifications, reminders and their delivery. Other modules use only what this file exports. */
export { declineAnnouncer } from './announceDeclined.ts';
export { reasonAnnouncer } from './announceReasons.ts';
export { announceChange } from './change.ts';
export { latenessTeller } from './lateness.ts';
export { notificationOutbox } from './notificationOutbox.ts';
export { reminder } from './reminding.ts';
export { notificationsHandlers } from './routes.ts';
export { notificationStreams, type NotificationStreams } from './streams.ts';
export { newDeviceWarning, notifier, type Notify, type Notice } from './notify.ts';
export { readNotifications } from './service.ts';
