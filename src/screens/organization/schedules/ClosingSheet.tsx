import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { scheduleClosingMachine } from '#machines/flows/organization/scheduleClosing/scheduleClosingMachine.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { EffectTable } from '#src/components/EffectTable.tsx';
import { PreviewedSheet } from '#src/components/dialog/PreviewedSheet.tsx';
import { useText } from '#src/i18n/useText.ts';

interface ClosingSheetProps {
  change: ActorRefFrom<typeof scheduleClosingMachine>;
  today: CompanyDate | null;
}

/** From which day on a schedule is closed, and what that changes. */
export function ClosingSheet({ change, today }: ClosingSheetProps) {
  const t = useText('schedules');
  const settings = useText('settings');
  const isOpen = useSelector(change, (current) => current.hasTag('asking'));
  const locked = useSelector(change, (current) => !current.hasTag('editing'));
  const { subject, form, errors, effect } = useSelector(change, ({ context }) => context);
  if (!isOpen || !subject) return null;
  return (
    <PreviewedSheet
      change={change}
      title={t('closeTitle', { schedule: subject.title })}
      description={t('closeText')}
      askLabel={settings('preview')}
      confirmLabel={t('closeConfirm')}
      effectTitle={settings('effectTitle')}
      effect={effect && <EffectTable effect={effect} together />}
    >
      <DateField
        label={t('closeFrom')}
        required
        name="validFrom"
        today={today}
        min={subject.earliest}
        disabled={locked}
        value={form.validFrom}
        error={errors.validFrom}
        onChange={(validFrom) => change.send({ type: 'fields.changed', change: { validFrom } })}
      />
    </PreviewedSheet>
  );
}
