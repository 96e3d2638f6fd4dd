import type { BulkVerb } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { reasonRuleOf } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { newId } from '#src/runtime/newId.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { BulkResult } from './BulkResult.tsx';
import type { EmployeeBulk } from './useEmployeeBulk.ts';

const namesShown = 5;

/** Says what will become of whom and asks why; then what became of each. */
export function BulkDialog({ snapshot, send }: EmployeeBulk) {
  const t = useText('employeeList');
  const status = useText('employees');
  const common = useText('common');
  const { rows, verb, reason, reasonProblem, failure } = snapshot.context;
  const count = rows.length;
  const words: Record<BulkVerb, { title: string; text: string; label: string }> = {
    block: {
      title: t('bulk.blockTitle', { count }),
      text: status('change.blockText'),
      label: status('change.block'),
    },
    unblock: {
      title: t('bulk.unblockTitle', { count }),
      text: status('change.unblockText'),
      label: status('change.unblock'),
    },
    leave: {
      title: t('bulk.leaveTitle', { count }),
      text: status('change.leaveText'),
      label: status('change.leave'),
    },
  };
  const refused = snapshot.matches('refused');
  const unsent = snapshot.matches('unsent');
  const confirm = () => {
    if (refused) send({ type: 'bulk.closed' });
    else if (unsent) send({ type: 'bulk.retried' });
    else send({ type: 'bulk.confirmed', newKey: newId() });
  };
  return (
    <>
      <ConfirmDialog
        open={snapshot.hasTag('asking')}
        title={words[verb].title}
        text={words[verb].text}
        confirmLabel={refused ? status('person.understood') : unsent ? common('tryAgain') : words[verb].label}
        tone={!refused && verb !== 'unblock' ? 'danger' : 'normal'}
        busy={snapshot.hasTag('busy')}
        onConfirm={confirm}
        onCancel={() => send({ type: 'bulk.closed' })}
      >
        <ul className="bulk-names quiet small">
          {rows.slice(0, namesShown).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {count > namesShown && <li>{t('bulk.andOthers', { count: count - namesShown })}</li>}
        </ul>
        {reasonRuleOf(verb) !== 'none' && !refused && (
          <TextField
            label={status('change.reason')}
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
      <BulkResult snapshot={snapshot} send={send} />
    </>
  );
}
