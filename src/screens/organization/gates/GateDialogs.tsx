import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { gateEndingMachine } from '#machines/flows/organization/gateEnding/gateEndingMachine.ts';
import type {
  gateNamingMachine,
  GateForm,
} from '#machines/flows/organization/gateNaming/gateNamingMachine.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';

/** A new gate, or another title. */
export function NamingDialog({ change }: { change: ActorRefFrom<typeof gateNamingMachine> }) {
  const t = useText('gates');
  const kind = useSelector(change, ({ context }) => context.subject?.kind ?? 'screen');
  const title = useChangeField<GateForm>(change, 'title');
  return (
    <ChangeDialog
      change={change}
      title={t(`naming.${kind}.title`)}
      text={t(`naming.${kind}.text`)}
      confirmLabel={t(`naming.${kind}.confirm`)}
    >
      {kind === 'printed' && (
        <Notice tone="amber" icon={<AlertIcon />}>
          {t('printedWarning')}
        </Notice>
      )}
      <TextField
        label={t('gateTitle')}
        autoComplete="off"
        maxLength={100}
        hint={t('gateTitleHint')}
        {...title}
      />
    </ChangeDialog>
  );
}

/** What ends when a gate is closed, or its screen or code is taken away. */
export function EndingDialog({ change }: { change: ActorRefFrom<typeof gateEndingMachine> }) {
  const t = useText('gates');
  const subject = useSelector(change, ({ context }) => context.subject);
  const what = subject?.act === 'close' ? 'close' : subject?.gate.static ? 'revokePrinted' : 'revoke';
  return (
    <ChangeDialog
      change={change}
      title={t(`ending.${what}.title`, { gate: subject?.gate.title ?? '' })}
      text={t(`ending.${what}.text`)}
      confirmLabel={t(what)}
      tone="danger"
    />
  );
}
