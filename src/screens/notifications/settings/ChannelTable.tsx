import { Switch, Table } from '@radix-ui/themes';
import { channels, groupsFor, type Channel, type NotificationType } from '#domain/notifications/types.ts';
import {
  isFixed,
  type NotificationSettings,
  type SettingsEvent,
} from '#machines/flows/notifications/notificationSettings/notificationSettingsMachine.ts';
import { CheckIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useRole } from '#src/session/job.ts';

export interface ChannelTableProps {
  settings: NotificationSettings;
  send: (event: SettingsEvent) => void;
}

/** The kinds that concern the person's role against the channels; one that the server does not have is not shown. */
export function ChannelTable({ settings, send }: ChannelTableProps) {
  const t = useText('notifications');
  const role = useRole() ?? 'employee';
  const shown = channels.filter((channel) => {
    if (channel === 'push') return settings.pushOffered;
    return channel === 'inApp' || settings.telegram !== 'off';
  });
  const switchOf = (of: NotificationType, channel: Channel) => (
    <Switch
      aria-label={t('settings.switch', {
        type: t(`settings.type.${of}`),
        channel: t(`settings.channel.${channel}`),
      })}
      checked={settings.channels[of][channel]}
      disabled={channel === 'telegram' && settings.telegram !== 'linked'}
      onCheckedChange={(on) => send({ type: 'channel.switched', of, channel, on })}
    />
  );
  return (
    <section className="card" aria-labelledby="channels">
      <h2 id="channels">{t('settings.types')}</h2>
      <Table.Root size="1" aria-labelledby="channels">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>
              <span className="sr-only">{t('settings.types')}</span>
            </Table.ColumnHeaderCell>
            {shown.map((channel) => (
              <Table.ColumnHeaderCell key={channel} justify="center">
                {t(`settings.channel.${channel}`)}
              </Table.ColumnHeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        {groupsFor(role).map(({ group, types }) => (
          <Table.Body key={group}>
            <Table.Row>
              <Table.RowHeaderCell scope="rowgroup" colSpan={shown.length + 1} className="quiet small">
                {t(`settings.group.${group}`)}
              </Table.RowHeaderCell>
            </Table.Row>
            {types.map((of) => (
              <Table.Row key={of} align="center">
                <Table.RowHeaderCell>{t(`settings.type.${of}`)}</Table.RowHeaderCell>
                {shown.map((channel) => (
                  <Table.Cell key={channel} justify="center">
                    {isFixed(of, channel) ? <Always /> : switchOf(of, channel)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        ))}
      </Table.Root>
      <p className="quiet">{t('settings.fixed')}</p>
      {settings.telegram === 'unlinked' && <p className="quiet">{t('settings.telegramUnlinked')}</p>}
    </section>
  );
}

/** Marks a channel that cannot be turned off. */
function Always() {
  const t = useText('notifications');
  return (
    <span>
      <CheckIcon size={20} color="var(--accent-11)" />
      <span className="sr-only">{t('settings.fixed')}</span>
    </span>
  );
}
