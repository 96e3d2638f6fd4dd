import { newId } from '#src/runtime/newId.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { EmployeeRecord } from './useEmployeeRecord.ts';

/** The spec's confirmation (section 8), and what becomes of the record's history. */
export function DeleteDialog({ snapshot, send, name }: EmployeeRecord['deletion'] & { name: string }) {
  const t = useText('employeeRecord');
  const employees = useText('employees');
  const common = useText('common');
  const refused = snapshot.matches('refused');
  const unsent = snapshot.matches('unsent');
  const confirm = () => {
    if (refused) send({ type: 'delete.dismissed' });
    else if (unsent) send({ type: 'delete.retried' });
    else send({ type: 'delete.confirmed', newKey: newId() });
  };
  const { failure } = snapshot.context;
  return (
    <ConfirmDialog
      open={snapshot.hasTag('asking')}
      title={t('deleteTitle')}
      text={t('deleteText', { name })}
      confirmLabel={
        refused ? employees('person.understood') : unsent ? common('tryAgain') : t('deleteConfirm')
      }
      tone={refused ? 'normal' : 'danger'}
      busy={snapshot.hasTag('busy')}
      onConfirm={confirm}
      onCancel={() => send({ type: 'delete.dismissed' })}
    >
      {snapshot.hasTag('error') && failure && <FailureNotice failure={failure} />}
    </ConfirmDialog>
  );
}
