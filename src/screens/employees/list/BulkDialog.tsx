import { useSelector } from '@xstate/react';
import type { BulkVerb } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { reasonRuleOf } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { BulkResults } from '#src/components/list/BulkResults.tsx';
import { ChosenNames } from '#src/components/list/ChosenNames.tsx';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { EmployeeBulk } from './useEmployeeBulk.ts';

/** Says what will happen to whom and asks for the reason; then shows the result for each person. */
export function BulkDialog({ bulk }: { bulk: EmployeeBulk }) {
  const t = useText('employeeList');
  const status = useText('employees');
  const reason = useChangeField(bulk, 'reason');
  const subject = useSelector(bulk, ({ context }) => context.subject);
  const { verb, rows } = subject ?? { verb: 'block', rows: [] };
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
  return (
    <>
      <ChangeDialog
        change={bulk}
        title={words[verb].title}
        text={words[verb].text}
        confirmLabel={words[verb].label}
        tone={verb === 'unblock' ? 'normal' : 'danger'}
        details={<ChosenNames rows={rows} others={(others) => t('bulk.andOthers', { count: others })} />}
      >
        {reasonRuleOf(verb) !== 'none' && (
          <TextField
            {...reason}
            optional={reasonRuleOf(verb) === 'optional'}
            label={status('change.reason')}
            maxLength={300}
            autoComplete="off"
          />
        )}
      </ChangeDialog>
      <BulkResults
        bulk={bulk}
        title={t('bulk.finished')}
        summary={({ done, failed }) =>
          failed > 0 ? t('bulk.someFailed', { done, failed }) : t('bulk.allDone', { count: done })
        }
        doneWord={t('bulk.done')}
        retryLabel={t('bulk.retryFailed')}
        closeLabel={t('bulk.close')}
      />
    </>
  );
}
