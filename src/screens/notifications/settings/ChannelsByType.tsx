import { channels, notificationTypes } from '#domain/notifications/types.ts';
import {
  isFixed,
  type NotificationSettings,
  type SettingsEvent,
} from '#machines/flows/notifications/notificationSettings/notificationSettingsMachine.ts';
import { Switch } from '#src/components/Switch.tsx';
import { useText } from '#src/i18n/useText.ts';

export interface ChannelsByTypeProps {
  settings: NotificationSettings;
  send: (event: SettingsEvent) => void;
}

/** Channels by type; a channel that the server does not have is not shown. */
export function ChannelsByType({ settings, send }: ChannelsByTypeProps) {
  const t = useText('notifications');
  const shown = channels.filter((channel) => {
    if (channel === 'push') return settings.pushOffered;
    return channel === 'inApp' || settings.telegram !== 'off';
  });
  return (
    <section className="card" aria-labelledby="channels">
      <h2 id="channels">{t('settings.types')}</h2>
      {notificationTypes.map((of) => (
        <fieldset key={of} className="channel-row">
          <legend>{t(`settings.type.${of}`)}</legend>
          <div className="channel-switches">
            {shown.map((channel) => (
              <Switch
                key={channel}
                label={t(`settings.channel.${channel}`)}
                checked={settings.channels[of][channel]}
                disabled={isFixed(of, channel) || (channel === 'telegram' && settings.telegram !== 'linked')}
                onChange={(on) => send({ type: 'channel.switched', of, channel, on })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p className="quiet">{t('settings.fixed')}</p>
      {settings.telegram === 'unlinked' && <p className="quiet">{t('settings.telegramUnlinked')}</p>}
    </section>
  );
}
