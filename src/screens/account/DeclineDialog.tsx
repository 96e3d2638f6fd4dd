import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { jobDeclineMachine } from '#machines/flows/account/jobDecline/jobDeclineMachine.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';

/** Names the company, says what it will learn, and asks why. */
export function DeclineDialog({ change }: { change: ActorRefFrom<typeof jobDeclineMachine> }) {
  const t = useText('account');
  const company = useSelector(change, ({ context }) => context.subject?.organizationTitle ?? '');
  const reason = useChangeField(change, 'reason');
  return (
    <ChangeDialog
      change={change}
      title={t('decline.title', { company })}
      text={t('decline.text')}
      confirmLabel={t('decline.confirm')}
      tone="danger"
    >
      <TextField {...reason} label={t('decline.reason')} optional maxLength={300} autoComplete="off" />
    </ChangeDialog>
  );
}
