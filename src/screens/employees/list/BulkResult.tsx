import { useSelector } from '@xstate/react';
import { remainingRows } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { BulkResults } from '#src/components/list/BulkResults.tsx';
import { newId } from '#src/runtime/newId.ts';
import { useText } from '#src/i18n/useText.ts';
import type { EmployeeBulk } from './useEmployeeBulk.ts';

export function BulkResult({ bulk }: { bulk: EmployeeBulk }) {
  const t = useText('employeeList');
  const open = useSelector(bulk, (current) => current.hasTag('reporting'));
  const subject = useSelector(bulk, ({ context }) => context.subject);
  const results = useSelector(bulk, ({ context }) => context.report);
  const rows = subject?.rows ?? [];
  const failed = remainingRows(rows, results).length;
  const done = rows.length - failed;
  return (
    <BulkResults
      open={open}
      rows={rows}
      results={results}
      title={t('bulk.finished')}
      summary={failed > 0 ? t('bulk.someFailed', { done, failed }) : t('bulk.allDone', { count: done })}
      doneWord={t('bulk.done')}
      retryLabel={t('bulk.retryFailed')}
      closeLabel={t('bulk.close')}
      onRetry={() => bulk.send({ type: 'remaining.retried', newKey: newId() })}
      onClose={() => bulk.send({ type: 'change.dismissed' })}
    />
  );
}
