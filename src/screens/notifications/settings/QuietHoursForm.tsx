import { Grid } from '@radix-ui/themes';
import { useState } from 'react';
import { isTime } from '#domain/fields/time.ts';
import type {
  QuietHours,
  SettingsEvent,
} from '#machines/flows/notifications/notificationSettings/notificationSettingsMachine.ts';
import { Switch } from '#src/components/form/Switch.tsx';
import { TimeField } from '#src/components/form/TimeField.tsx';
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
            <SavedTime
              key={end}
              label={t(`settings.${end}`)}
              value={quietHours[end]}
              onChange={(time) => change({ ...quietHours, [end]: time })}
            />
          ))}
        </Grid>
      )}
    </section>
  );
}

interface SavedTimeProps {
  label: string;
  value: string;
  onChange: (time: string) => void;
}

/** Passes on the typed time once it is complete; it is saved at once. */
function SavedTime({ label, value, onChange }: SavedTimeProps) {
  /** The typed text while it is not a complete time; a new value discards it. */
  const [typed, setTyped] = useState<{ over: string; text: string; left: boolean }>();
  const current = typed?.over === value ? typed : undefined;
  return (
    <TimeField
      label={label}
      value={current?.text ?? value}
      error={current?.left ? 'timeInvalid' : undefined}
      onChange={(text) => {
        setTyped({ over: value, text, left: false });
        if (isTime(text) && text !== value) onChange(text);
      }}
      onBlur={() => setTyped(current && !isTime(current.text) ? { ...current, left: true } : undefined)}
    />
  );
}
