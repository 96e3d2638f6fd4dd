import { screenOf } from '#domain/notifications/types.ts';
import type { Services } from '../../context.ts';
import { describeFailure } from '../../http/errors.ts';
import { CannotReach } from '../../providers/gateway.ts';
import { DeadToken, TryLater, type PushSender } from '../../providers/pushSender.ts';
import type { TelegramWriter } from '../../providers/telegramWriter.ts';
import { forgetPushToken, languageOf, pushAddressOf } from '../auth/index.ts';
import { telegramUsersOf } from '../identity/index.ts';
import { dropDelivery, putOff, takeDelivery, type Taken } from './sql/deliveries.ts';
import { selectNotification } from './sql/notifications.ts';
import { messageText } from './messageText.ts';

const SEND_WITHIN_MS = 15_000;
/** Longer than a send may take: nobody else takes what is still on its way. */
const TAKEN_FOR_MS = 20_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 10 * 60_000;

interface Senders {
  push: PushSender | undefined;
  telegram: TelegramWriter | undefined;
}

/**
 * Sends the next thing that is due; false when nothing is. Taken in one statement and sent with no transaction open: when a
 * process dies in between, another sends it again after 20 s. Tried until it is not worth it any more.
 */
export function deliverer({ db, clock, log }: Services, { push, telegram }: Senders) {
  async function send(taken: Taken, signal: AbortSignal): Promise<void> {
    const { accountId, channel, deviceId, notificationId, expiresAt } = taken;
    const row = await selectNotification(db, accountId, notificationId);
    if (!row) return;
    if (channel === 'telegram') {
      const userId = (await telegramUsersOf(db, [accountId])).get(accountId);
      if (!userId || !telegram) return;
      const { title, body } = messageText(row, await languageOf(db, accountId));
      return telegram.write(userId, `${title}\n\n${body}`, signal);
    }
    const address = await pushAddressOf(db, accountId, deviceId ?? '');
    if (!address || !push) return;
    const { title, body } = messageText(row, address.language);
    const data = {
      ...{ id: row.id, sequence: String(row.sequence), type: row.type, title, body },
      ...{
        screen: screenOf({ type: row.type, params: row.data }),
        ...(row.employeeId ? { employeeId: row.employeeId } : {}),
      },
    };
    const ttlSeconds = Math.max(0, Math.floor((expiresAt.getTime() - clock.now()) / 1000));
    try {
      await push.send({ token: address.token, data, ttlSeconds }, signal);
    } catch (error) {
      if (!(error instanceof DeadToken)) throw error;
      log.info('a push token is dead, it is forgotten');
      await forgetPushToken(db, accountId, deviceId ?? '', address.token);
    }
  }

  async function deliver(taken: Taken): Promise<void> {
    if (taken.expiresAt.getTime() <= clock.now()) return void (await dropDelivery(db, taken));
    try {
      await send(taken, AbortSignal.timeout(SEND_WITHIN_MS));
      await dropDelivery(db, taken);
    } catch (error) {
      const forGood = error instanceof CannotReach;
      log[forGood ? 'error' : 'warn'](
        { failure: describeFailure(error), channel: taken.channel, tries: taken.tries },
        'a notification could not be sent',
      );
      if (forGood) return void (await dropDelivery(db, taken));
      const backOff = Math.min(FIRST_RETRY_MS * 2 ** (taken.tries - 1), LONGEST_RETRY_MS);
      const asked = error instanceof TryLater ? (error.afterMs ?? 0) : 0;
      await putOff(db, taken, new Date(clock.now() + Math.max(asked, backOff)));
    }
  }

  return async (): Promise<boolean> => {
    const now = clock.now();
    const taken = await takeDelivery(db, new Date(now), new Date(now + TAKEN_FOR_MS));
    if (taken) await deliver(taken);
    return taken !== undefined;
  };
}
