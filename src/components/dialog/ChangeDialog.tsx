import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type {
  ChangeErrors,
  ChangeForm,
} from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { Failure } from '#machines/support/failure.ts';
import { newId } from '#src/runtime/newId.ts';
import { useText } from '#src/i18n/useText.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FailureNotice } from '../feedback/FailureNotice.tsx';

type Tag = 'asking' | 'editing' | 'busy' | 'error' | 'repeatable';

/** The part of an actor made by `confirmedChange` that is used here, whatever it changes. */
interface Change<Context, Event> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { context: Context; hasTag(tag: Tag): boolean };
  send(event: Event): void;
}

type AskedChange = Change<
  { failure: Failure | null },
  { type: 'change.confirmed'; newKey: string } | { type: 'change.retried' } | { type: 'change.dismissed' }
>;

type TypedChange<Form extends ChangeForm> = Change<
  { form: Form; errors: ChangeErrors<Form> },
  { type: 'field.changed'; field: keyof Form & string; value: string }
>;

export interface ChangeDialogProps {
  change: AskedChange;
  title: string;
  text: ReactNode;
  /** Says what happens: "Block", not "OK". */
  confirmLabel: string;
  tone?: 'danger' | 'normal';
  /** Shown in every state. */
  details?: ReactNode;
  /** The fields, with the props of `useChangeField`; gone once the change is refused. */
  children?: ReactNode;
}

/** Asks before a change is made, and shows what stands in its way. */
export function ChangeDialog({ change, confirmLabel, tone, details, children, ...words }: ChangeDialogProps) {
  const t = useText('common');
  const open = useSelector(change, (current) => current.hasTag('asking'));
  const busy = useSelector(change, (current) => current.hasTag('busy'));
  const unsent = useSelector(change, (current) => current.hasTag('repeatable'));
  const refused = useSelector(change, (current) => current.hasTag('error') && !current.hasTag('repeatable'));
  const failure = useSelector(change, ({ context }) => context.failure);
  const dismiss = () => change.send({ type: 'change.dismissed' });
  const confirm = () => {
    if (refused) dismiss();
    else if (unsent) change.send({ type: 'change.retried' });
    else change.send({ type: 'change.confirmed', newKey: newId() });
  };
  return (
    <ConfirmDialog
      {...words}
      open={open}
      confirmLabel={refused ? t('understood') : unsent ? t('tryAgain') : confirmLabel}
      tone={refused ? 'normal' : (tone ?? 'normal')}
      busy={busy}
      onConfirm={confirm}
      onCancel={dismiss}
    >
      {details}
      {!refused && children}
      {(unsent || refused) && failure && <FailureNotice failure={failure} />}
    </ConfirmDialog>
  );
}

/** What a field of a change's dialog needs. It must be filled unless it is `optional`. */
export function useChangeField<Form extends ChangeForm>(
  change: TypedChange<Form>,
  field: keyof Form & string,
) {
  return {
    name: field,
    required: true,
    value: useSelector(change, ({ context }) => context.form[field] ?? ''),
    error: useSelector(change, ({ context }) => context.errors[field]),
    readOnly: useSelector(change, (current) => !current.hasTag('editing')),
    onChange: (value: string) => change.send({ type: 'field.changed', field, value }),
  };
}
