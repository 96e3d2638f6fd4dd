import { useSelector } from '@xstate/react';
import {
  asksReason,
  undecidedRows,
  type BulkReviewVerb,
} from '#machines/flows/money/requestBulkReview/requestBulkReviewMachine.ts';
import { BulkResults } from '#src/components/list/BulkResults.tsx';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { newId } from '#src/runtime/newId.ts';
import { useText } from '#src/i18n/useText.ts';
import type { BulkReview } from './useBulkReview.ts';

const namesShown = 5;

/** Says what will become of which requests and asks for the reason; then shows the result of each. */
export function BulkReviewDialog({ bulk }: { bulk: BulkReview }) {
  const t = useText('payments');
  const reason = useChangeField(bulk, 'reason');
  const subject = useSelector(bulk, ({ context }) => context.subject);
  const results = useSelector(bulk, ({ context }) => context.report);
  const reporting = useSelector(bulk, (current) => current.hasTag('reporting'));
  const { verb, rows } = subject ?? { verb: 'approve', rows: [] };
  const count = rows.length;
  const failed = undecidedRows(rows, results).length;
  const words: Record<BulkReviewVerb, { title: string; text: string; label: string; done: string }> = {
    approve: {
      title: t('bulk.approveTitle', { count }),
      text: t('bulk.approveText'),
      label: t('approve'),
      done: t('bulk.approved'),
    },
    cancel: {
      title: t('bulk.cancelTitle', { count }),
      text: t('bulk.cancelText'),
      label: t('cancelRequest'),
      done: t('bulk.cancelled'),
    },
  };
  return (
    <>
      <ChangeDialog
        change={bulk}
        title={words[verb].title}
        text={words[verb].text}
        confirmLabel={words[verb].label}
        tone={verb === 'approve' ? 'normal' : 'danger'}
        details={
          <ul className="bulk-names quiet small">
            {rows.slice(0, namesShown).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {count > namesShown && <li>{t('bulk.andOthers', { count: count - namesShown })}</li>}
          </ul>
        }
      >
        {asksReason(verb) && <TextField {...reason} label={t('reason')} maxLength={300} autoComplete="off" />}
      </ChangeDialog>
      <BulkResults
        open={reporting}
        rows={rows}
        results={results}
        title={t('bulk.finished')}
        summary={
          failed > 0 ? t('bulk.someFailed', { done: count - failed, failed }) : t('bulk.allDone', { count })
        }
        doneWord={words[verb].done}
        retryLabel={t('bulk.retryFailed')}
        closeLabel={t('bulk.close')}
        onRetry={() => bulk.send({ type: 'remaining.retried', newKey: newId() })}
        onClose={() => bulk.send({ type: 'change.dismissed' })}
      />
    </>
  );
}
