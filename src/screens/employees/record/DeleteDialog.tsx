import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { employeeDeleteMachine } from '#machines/flows/employees/employeeDelete/employeeDeleteMachine.ts';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { useText } from '#src/i18n/useText.ts';

/** Asks the spec's question (section 8), and says what happens to the record's history. */
export function DeleteDialog({ change }: { change: ActorRefFrom<typeof employeeDeleteMachine> }) {
  const t = useText('employeeRecord');
  const name = useSelector(change, ({ context }) => context.subject?.name ?? '');
  return (
    <ChangeDialog
      change={change}
      title={t('deleteTitle')}
      text={t('deleteText', { name })}
      confirmLabel={t('deleteConfirm')}
      tone="danger"
    />
  );
}
