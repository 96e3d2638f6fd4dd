import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  longestName,
  type viewNamingMachine,
  type NamedView,
  type ViewForm,
} from '#machines/flows/shared/viewNaming/viewNamingMachine.ts';
import type { viewRemovalMachine } from '#machines/flows/shared/viewRemoval/viewRemovalMachine.ts';
import { useText } from '#src/i18n/useText.ts';
import { ChangeDialog, useChangeField } from '../../dialog/ChangeDialog.tsx';
import { TextField } from '../../form/TextField.tsx';

/** Which of the three changes it is. */
export const nameOf = (subject: NamedView | null) => {
  if (!subject || !('id' in subject)) return 'saving';
  return 'address' in subject ? 'updating' : 'renaming';
};

export function NameViewDialog({ change }: { change: ActorRefFrom<typeof viewNamingMachine> }) {
  const t = useText('lists');
  const what = useSelector(change, ({ context: { subject } }) => nameOf(subject));
  const name = useChangeField<ViewForm>(change, 'name');
  return (
    <ChangeDialog
      change={change}
      title={t(`views.${what}.title`)}
      text={t(`views.${what}.text`)}
      confirmLabel={t(`views.${what}.confirm`)}
    >
      <TextField label={t('views.name')} autoComplete="off" maxLength={longestName} {...name} />
    </ChangeDialog>
  );
}

export function RemoveViewDialog({ change }: { change: ActorRefFrom<typeof viewRemovalMachine> }) {
  const t = useText('lists');
  const name = useSelector(change, ({ context }) => context.subject?.name ?? '');
  return (
    <ChangeDialog
      change={change}
      title={t('views.removing.title', { name })}
      text={t('views.removing.text')}
      confirmLabel={t('views.removing.confirm')}
      tone="danger"
    />
  );
}
