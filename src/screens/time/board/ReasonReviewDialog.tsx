import { useSelector } from '@xstate/react';
import { formatDate, formatDuration } from '#domain/format/index.ts';
import {
  isNoteRequired,
  type ReviewedReason,
} from '#machines/flows/time/reasonReview/reasonReviewMachine.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { ReasonReview } from './useReasonReview.ts';

/** Asks before a reason for being late is decided, and shows it. */
export function ReasonReviewDialog({ review }: { review: ReasonReview }) {
  const subject = useSelector(review, ({ context }) => context.subject);
  return subject && <Asked review={review} subject={subject} />;
}

function Asked({ review, subject: { verb, reason } }: { review: ReasonReview; subject: ReviewedReason }) {
  const t = useText('attendance');
  const [language] = useLanguage();
  const note = useChangeField(review, 'note');
  const accepting = verb === 'accept';
  return (
    <ChangeDialog
      change={review}
      title={accepting ? t('reason.acceptTitle') : t('reason.refuseTitle')}
      text={t('reason.of', {
        name: reason.employeeName,
        date: formatDate(reason.date, language, 'dayMonth'),
        duration: formatDuration(reason.tardinessMinutes, language),
      })}
      confirmLabel={accepting ? t('reason.accept') : t('reason.refuse')}
      tone={accepting ? 'normal' : 'danger'}
      details={<p>{t('reason.is', { reason: reason.reason })}</p>}
    >
      {isNoteRequired(verb) && (
        <TextField {...note} label={t('reason.note')} maxLength={300} autoComplete="off" />
      )}
    </ChangeDialog>
  );
}
