import type { SnapshotFrom } from 'xstate';
import type {
  employeeStatusMachine,
  EmployeeStatusEvent,
} from '#machines/flows/employees/employeeStatus/employeeStatusMachine.ts';
import { reasonRuleOf, type EmployeeVerb } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { newId } from '#src/runtime/newId.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';

export interface ChangeDialogProps {
  snapshot: SnapshotFrom<typeof employeeStatusMachine>;
  send: (event: EmployeeStatusEvent) => void;
}

/** Says what will become of whom, and asks why, before it is done. */
export function ChangeDialog({ snapshot, send }: ChangeDialogProps) {
  const t = useText('employees');
  const common = useText('common');
  const { employee, verb, reason, reasonProblem, failure } = snapshot.context;
  const name = employee?.fullName ?? '';
  const words: Record<EmployeeVerb, { title: string; text: string; label: string }> = {
    block: { title: t('change.blockTitle', { name }), text: t('change.blockText'), label: t('change.block') },
    unblock: {
      title: t('change.unblockTitle', { name }),
      text: t('change.unblockText'),
      label: t('change.unblock'),
    },
    leave: { title: t('change.leaveTitle', { name }), text: t('change.leaveText'), label: t('change.leave') },
    rehire: {
      title: t('change.rehireTitle', { name }),
      text: t('change.rehireText'),
      label: t('change.rehire'),
    },
  };
  const refused = snapshot.matches('refused');
  const unsent = snapshot.matches('unsent');
  const confirm = () => {
    if (refused) send({ type: 'change.dismissed' });
    else if (unsent) send({ type: 'change.retried' });
    else send({ type: 'change.confirmed', newKey: newId() });
  };
  return (
    <ConfirmDialog
      open={snapshot.hasTag('asking')}
      title={words[verb].title}
      text={words[verb].text}
      confirmLabel={refused ? t('person.understood') : unsent ? common('tryAgain') : words[verb].label}
      tone={!refused && (verb === 'block' || verb === 'leave') ? 'danger' : 'normal'}
      busy={snapshot.hasTag('busy')}
      onConfirm={confirm}
      onCancel={() => send({ type: 'change.dismissed' })}
    >
      {reasonRuleOf(verb) !== 'none' && !refused && (
        <TextField
          label={t('change.reason')}
          {...(reasonRuleOf(verb) === 'optional' ? { note: common('optional') } : {})}
          name="reason"
          maxLength={300}
          autoComplete="off"
          readOnly={!snapshot.matches('confirming')}
          value={reason}
          error={reasonProblem ?? undefined}
          onChange={(value) => send({ type: 'reason.changed', reason: value })}
        />
      )}
      {snapshot.hasTag('error') && failure && <FailureNotice failure={failure} />}
    </ConfirmDialog>
  );
}
