import type {
  QuietHours,
  SettingsEvent,
} from '#machines/flows/notifications/notificationSettings/notificationSettingsMachine.ts';
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
      <label className="switch-label">
        <input
          type="checkbox"
          role="switch"
          checked={quietHours !== null}
          onChange={({ target }) => {
            change(target.checked ? night : null);
          }}
        />
        {t('settings.quietOn')}
      </label>
      {quietHours && (
        <div className="quiet-times">
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {t(`settings.${end}`)}
              <input
                type="time"
                value={quietHours[end]}
                required
                onChange={({ target }) => {
                  // Empty while it is being typed.
                  if (target.value !== '') change({ ...quietHours, [end]: target.value });
                }}
              />
            </label>
          ))}
        </div>
      )}
    </section>
  );
}
