import { screenOf } from '#domain/notifications/types.ts';
import type { Services } from '../../context.ts';
import { DeadToken, type PushSender } from '../../providers/pushSender.ts';
import type { TelegramWriter } from '../../providers/telegramWriter.ts';
import { forgetPushToken, languageOf, pushAddressOf } from '../auth/index.ts';
import { telegramUsersOf } from '../account/identity/index.ts';
import { dropDelivery, putOffDelivery, takeDelivery, type Delivery } from './sql/deliveries.ts';
import { selectNotification } from './sql/notifications.ts';
import { messageText, pushText } from './messageText.ts';

interface Senders {
  push: PushSender | undefined;
  telegram: TelegramWriter | undefined;
}

/** People who left a company or were removed get nothing more of it; blocked people get no reminders to come. */
const isStopped = ({
  employeeId,
  jobStatus,
  type,
}: NonNullable<Awaited<ReturnType<typeof selectNotification>>>): boolean =>
  employeeId !== null &&
  (jobStatus === null || jobStatus === 'left' || (jobStatus === 'blocked' && type !== 'other'));

/** Outbox of pushes and Telegram messages, retried until they expire. */
export function notificationOutbox(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { push, telegram }: Senders,
) {
  async function send(row: Delivery, signal: AbortSignal): Promise<void> {
    const { accountId, channel, deviceId, notificationId, expiresAt } = row;
    const notification = await selectNotification(db, accountId, notificationId);
    if (!notification || isStopped(notification)) return;
    if (channel === 'telegram') {
      const userId = (await telegramUsersOf(db, [accountId])).get(accountId);
      if (!userId || !telegram) return;
      const { title, body } = messageText(notification, await languageOf(db, accountId));
      return telegram.write(userId, `${title}\n\n${body}`, signal);
    }
    const address = await pushAddressOf(db, accountId, deviceId ?? '');
    if (!address || !push) return;
    const { title, body } = pushText(notification, address.language);
    const data = {
      id: notification.id,
      sequence: String(notification.sequence),
      type: notification.type,
      title,
      body,
      screen: screenOf({ type: notification.type, params: notification.data }),
      ...(notification.employeeId ? { employeeId: notification.employeeId } : {}),
    };
    const ttlSeconds = Math.max(0, Math.floor((expiresAt.getTime() - clock.now()) / 1000));
    try {
      await push.send({ token: address.token, data, ttlSeconds }, signal);
    } catch (error) {
      if (!(error instanceof DeadToken)) throw error;
      log.info('deleted a push token that the provider no longer knows');
      await forgetPushToken(db, accountId, deviceId ?? '', address.token);
    }
  }

  return {
    send,
    mostTries: Infinity,
    atOnce: 8,
    kindOf: ({ channel }: Delivery) => channel,
    take: (now: Date, nextTryAt: Date) => takeDelivery(db, now, nextTryAt),
    markSent: (row: Delivery) => dropDelivery(db, row),
    putOff: (row: Delivery, nextTryAt: Date) => putOffDelivery(db, row, nextTryAt),
    giveUp: (row: Delivery) => dropDelivery(db, row),
  };
}
