import { useSelector } from '@xstate/react';
import { remainingRows } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { CheckCircleIcon, CrossCircleIcon } from '#src/components/icons.tsx';
import { Sheet } from '#src/components/Sheet.tsx';
import { useProblemText, useText } from '#src/i18n/useText.ts';
import type { EmployeeBulk } from './useEmployeeBulk.ts';

/** What became of each; those that were refused first, with why. */
export function BulkResult({ bulk }: { bulk: EmployeeBulk }) {
  const t = useText('employeeList');
  const problem = useProblemText();
  const open = useSelector(bulk, (current) => current.hasTag('reporting'));
  const subject = useSelector(bulk, ({ context }) => context.subject);
  const results = useSelector(bulk, ({ context }) => context.report);
  const rows = subject?.rows ?? [];
  const failed = remainingRows(rows, results);
  const done = rows.filter(({ id }) => results?.[id] === null);
  const close = () => bulk.send({ type: 'change.dismissed' });
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('bulk.finished')}
      description={
        failed.length > 0
          ? t('bulk.someFailed', { done: done.length, failed: failed.length })
          : t('bulk.allDone', { count: done.length })
      }
      footer={
        <>
          {failed.length > 0 && (
            <Button
              size="3"
              variant="soft"
              onClick={() => bulk.send({ type: 'remaining.retried', newKey: newId() })}
            >
              {t('bulk.retryFailed')}
            </Button>
          )}
          <Button size="3" onClick={close}>
            {t('bulk.close')}
          </Button>
        </>
      }
    >
      <ul className="bulk-results">
        {failed.map(({ id, name }) => (
          <li key={id} data-failed="">
            <CrossCircleIcon size={20} />
            <span>
              {name}
              <span className="quiet small">{problem(results?.[id] ?? 'unknown')}</span>
            </span>
          </li>
        ))}
        {done.map(({ id, name }) => (
          <li key={id}>
            <CheckCircleIcon size={20} />
            <span>
              {name}
              <span className="quiet small">{t('bulk.done')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
