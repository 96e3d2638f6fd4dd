import { MINUTE_MS } from '#domain/calendar/index.ts';
import type { NotificationType } from '#domain/notifications/types.ts';
import { quietUntil } from '#domain/notifications/quietHours.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../database/database.ts';
import { newId } from '../../identifier.ts';
import { pushDevicesOf } from '../auth/index.ts';
import { telegramUsersOf } from '../account/identity/index.ts';
import { insertDeliveries, type NewDelivery } from './sql/deliveries.ts';
import type { NewNotification } from './sql/notifications.ts';
import type { Choices } from './settings.ts';

const HOUR_MS = 60 * MINUTE_MS;
/** How long a notification is worth sending: a reminder hours later only disturbs. */
const worthMs: Record<NotificationType, number> = {
  warningNewDevice: 24 * HOUR_MS,
  enterCheckInTime: HOUR_MS,
  enterCheckOutTime: HOUR_MS,
  enterTardnessReason: 4 * HOUR_MS,
  infoCurrentDayWork: 4 * HOUR_MS,
  other: 24 * HOUR_MS,
};

/** When it may be sent: not in quiet hours, except warnings. Undefined when it will be irrelevant by then. */
function sendingTime({ type }: NewNotification, { quietHours }: Choices, now: number): number | undefined {
  if (type === 'warningNewDevice' || !quietHours) return now;
  const at = quietUntil(now, quietHours) ?? now;
  return at < now + worthMs[type] ? at : undefined;
}

/** Delivery rows: one for each device with a push token, one for a linked Telegram account. */
export async function deliver(
  tx: Tx,
  { firebase, telegram }: Pick<Config, 'firebase' | 'telegram'>,
  rows: readonly NewNotification[],
  choices: ReadonlyMap<string, Choices>,
  at: Date,
): Promise<void> {
  const accountIds = [...new Set(rows.map(({ accountId }) => accountId))];
  const devices = firebase ? await pushDevicesOf(tx, accountIds) : [];
  const linked = telegram ? await telegramUsersOf(tx, accountIds) : new Map<string, string>();
  const deliveries = rows.flatMap((row): NewDelivery[] => {
    const chosen = choices.get(row.accountId)!;
    const leaves = sendingTime(row, chosen, at.getTime());
    if (leaves === undefined) return [];
    const { push, telegram: toTelegram } = chosen.channels[row.type];
    const whole = {
      accountId: row.accountId,
      notificationId: row.id,
      nextTryAt: new Date(leaves),
      expiresAt: new Date(at.getTime() + worthMs[row.type]),
    };
    const newDevice =
      row.type === 'warningNewDevice' && (JSON.parse(row.data) as { deviceId: string }).deviceId;
    const to = devices.filter(
      ({ accountId, deviceId }) => push && accountId === row.accountId && deviceId !== newDevice,
    );
    return [
      ...to.map(({ deviceId }) => ({ ...whole, id: newId(), channel: 'push' as const, deviceId })),
      ...(toTelegram && linked.has(row.accountId)
        ? [{ ...whole, id: newId(), channel: 'telegram' as const, deviceId: null }]
        : []),
    ];
  });
  if (deliveries.length) await insertDeliveries(tx, deliveries);
}
