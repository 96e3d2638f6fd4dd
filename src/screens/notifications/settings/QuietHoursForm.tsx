import { Grid, TextField } from '@radix-ui/themes';
import type {
  QuietHours,
  SettingsEvent,
} from '#machines/flows/notifications/notificationSettings/notificationSettingsMachine.ts';
import { Switch } from '#src/components/Switch.tsx';
import { useText } from '#src/i18n/useText.ts';

const night: QuietHours = { from: '22:00', to: '07:00' };

export interface QuietHoursFormProps {
  quietHours: QuietHours | null;
  send: (event: SettingsEvent) => void;
}

export function QuietHoursForm({ quietHours, send }: QuietHoursFormProps) {
  const t = useText('notifications');
  const change = (hours: QuietHours | null) => {
    send({ type: 'quietHours.changed', quietHours: hours });
  };
  return (
    <section className="card stack" aria-labelledby="quiet">
      <div>
        <h2 id="quiet">{t('settings.quiet')}</h2>
        <p className="quiet">{t('settings.quietText')}</p>
      </div>
      <Switch
        label={t('settings.quietOn')}
        checked={quietHours !== null}
        onChange={(on) => change(on ? night : null)}
      />
      {quietHours && (
        <Grid columns="repeat(2, minmax(0, 160px))" gap="4">
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {t(`settings.${end}`)}
              <TextField.Root
                type="time"
                className="control-field"
                value={quietHours[end]}
                required
                onChange={({ target }) => {
                  // Empty while it is being typed.
                  if (target.value !== '') change({ ...quietHours, [end]: target.value });
                }}
              />
            </label>
          ))}
        </Grid>
      )}
    </section>
  );
}
