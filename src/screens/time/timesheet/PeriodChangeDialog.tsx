import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatMonth } from '#domain/format/index.ts';
import type { periodChangeMachine } from '#machines/flows/time/periodChange/periodChangeMachine.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Asks before the month is closed, and for a reason and its version before it is reopened. */
export function PeriodChangeDialog({ change }: { change: ActorRefFrom<typeof periodChangeMachine> }) {
  const t = useText('closing');
  const [language] = useLanguage();
  const reason = useChangeField(change, 'reason');
  const version = useChangeField(change, 'version');
  const subject = useSelector(change, ({ context }) => context.subject);
  if (!subject) return null;
  const { event } = subject;
  const month = formatMonth(subject.month, language);
  return (
    <ChangeDialog
      change={change}
      title={t(`ask.${event}`, { month })}
      text={t(`about.${event}`)}
      confirmLabel={t(event)}
      tone={event === 'reopen' ? 'danger' : 'normal'}
    >
      {event === 'reopen' && (
        <>
          <TextField {...reason} label={t('reason')} maxLength={300} autoComplete="off" />
          <TextField
            {...version}
            label={t('versionAgain', { version: subject.version ?? 0 })}
            maxLength={4}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
    </ChangeDialog>
  );
}
