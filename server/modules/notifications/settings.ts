import {
  defaultChannels,
  notificationTypes,
  type Channel,
  type NotificationType,
} from '#domain/notifications/types.ts';
import type { QuietHours } from '#domain/notifications/quietHours.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Config } from '../../config.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { telegramUsersOf } from '../account/identity/index.ts';
import { saveSettings, selectSettings } from './sql/settings.ts';

type Schemas = components['schemas'];

export interface Choices {
  channels: Schemas['ChannelsByType'];
  quietHours: QuietHours | null;
}

/** Stored choices merged over the defaults, which apply to types added later. */
function withDefaults(chosen: Partial<Record<NotificationType, Partial<Record<Channel, boolean>>>>) {
  const channels = defaultChannels();
  for (const type of notificationTypes) Object.assign(channels[type], chosen[type]);
  channels.warningNewDevice.inApp = true;
  return channels;
}

/** For each account, whether it has stored choices or not. */
export async function choicesOf(db: Executor, accountIds: readonly string[]): Promise<Map<string, Choices>> {
  const rows = new Map((await selectSettings(db, accountIds)).map((row) => [row.accountId, row]));
  return new Map(
    accountIds.map((accountId) => {
      const row = rows.get(accountId);
      const quiet = row?.quietFrom != null && row.quietTo != null;
      return [
        accountId,
        {
          channels: withDefaults((row?.channels ?? {}) as Parameters<typeof withDefaults>[0]),
          quietHours: quiet ? { from: row.quietFrom!, to: row.quietTo! } : null,
        },
      ];
    }),
  );
}

/** As in the contract, with the channels that the server and the person have. */
export async function settingsOf(
  db: Executor,
  { firebase, telegram }: Pick<Config, 'firebase' | 'telegram'>,
  accountId: string,
): Promise<Schemas['NotificationSettings']> {
  const choices = (await choicesOf(db, [accountId])).get(accountId)!;
  const isLinked = (await telegramUsersOf(db, [accountId])).has(accountId);
  return {
    ...choices,
    pushOffered: firebase !== undefined,
    telegram: telegram ? (isLinked ? 'linked' : 'unlinked') : 'off',
  };
}

export const choose = (tx: Tx, accountId: string, { channels, quietHours }: Choices) =>
  saveSettings(tx, {
    accountId,
    channels: JSON.stringify(channels),
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
  });
