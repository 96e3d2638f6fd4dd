import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatDate, formatDuration } from '#domain/format/index.ts';
import type { reasonGivingMachine } from '#machines/flows/time/reasonGiving/reasonGivingMachine.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Asks why the employee was late on the chosen day. */
export function ReasonDialog({ change }: { change: ActorRefFrom<typeof reasonGivingMachine> }) {
  const t = useText('home');
  const [language] = useLanguage();
  const day = useSelector(change, ({ context }) => context.subject);
  const field = useChangeField(change, 'reason');
  if (!day) return null;
  const duration = formatDuration(day.tardinessMinutes, language);
  return (
    <ChangeDialog
      change={change}
      title={t('tardiness.ask')}
      text={`${formatDate(day.date, language, 'dayMonth')}. ${t('lateBy', { duration })}`}
      confirmLabel={t('tardiness.send')}
    >
      <TextField {...field} label={t('tardiness.reason')} maxLength={300} autoComplete="off" />
    </ChangeDialog>
  );
}
