import { useSelector } from '@xstate/react';
import {
  isReasonRequired,
  type BulkReviewVerb,
} from '#machines/flows/money/requestBulkReview/requestBulkReviewMachine.ts';
import { BulkResults } from '#src/components/list/BulkResults.tsx';
import { ChosenNames } from '#src/components/list/ChosenNames.tsx';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { BulkReview } from './useBulkReview.ts';

/** Says what will become of which requests and asks for the reason; then shows the result of each. */
export function BulkReviewDialog({ bulk }: { bulk: BulkReview }) {
  const t = useText('payments');
  const reason = useChangeField(bulk, 'reason');
  const subject = useSelector(bulk, ({ context }) => context.subject);
  const { verb, rows } = subject ?? { verb: 'approve', rows: [] };
  const count = rows.length;
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
        details={<ChosenNames rows={rows} others={(others) => t('bulk.andOthers', { count: others })} />}
      >
        {isReasonRequired(verb) && (
          <TextField {...reason} label={t('reason')} maxLength={300} autoComplete="off" />
        )}
      </ChangeDialog>
      <BulkResults
        bulk={bulk}
        title={t('bulk.finished')}
        summary={({ done, failed }) =>
          failed > 0 ? t('bulk.someFailed', { done, failed }) : t('bulk.allDone', { count: done })
        }
        doneWord={words[verb].done}
        retryLabel={t('bulk.retryFailed')}
        closeLabel={t('bulk.close')}
      />
    </>
  );
}
