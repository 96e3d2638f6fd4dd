import { useSelector } from '@xstate/react';
import { formatMoney } from '#domain/format/index.ts';
import {
  amountIn,
  isAlone,
  needsReason,
  type ReviewedRequest,
  type ReviewVerb,
} from '#machines/flows/money/requestReview/reviewForm.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { ChangeDialog, useChangeField } from '../dialog/ChangeDialog.tsx';
import { MoneyField } from '../form/MoneyField.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { TextField } from '../form/TextField.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import type { RequestReview } from './useRequestReview.ts';

/** Asks before a request is decided: for whom, how much, what speaks for and against it. */
export function ReviewDialog({ review }: { review: RequestReview }) {
  const subject = useSelector(review, ({ context }) => context.subject);
  return subject && <Asked review={review} subject={subject} />;
}

function Asked({ review, subject }: { review: RequestReview; subject: ReviewedRequest }) {
  const t = useText('payments');
  const [language] = useLanguage();
  const form = useSelector(review, ({ context }) => context.form);
  const amountField = useChangeField(review, 'amount');
  const reasonField = useChangeField(review, 'reason');
  const passwordField = useChangeField(review, 'password');
  const alone = isAlone(subject);
  const { verb, request, byHand = false } = subject;
  const { employeeName: name, askedAmount, funds } = request;
  const most = funds && (funds.approvable < askedAmount ? funds.approvable : askedAmount);
  const typed = amountIn(form);
  const amount = formatMoney((verb === 'approve' ? typed : null) ?? request.amount, language);
  const words: Record<ReviewVerb, { title: string; text: string; label: string }> = {
    approve: byHand
      ? { title: t('byHandTitle'), text: t('byHandText', { name, amount }), label: t('approveByHand') }
      : {
          title: t('approveTitle'),
          text: t(request.kind === 'salary' ? 'approveSalaryText' : 'approveText', { name, amount }),
          label: t('approve'),
        },
    cancel: { title: t('cancelTitle'), text: t('cancelText', { name, amount }), label: t('cancelRequest') },
    undo: { title: t('undoTitle'), text: t('undoText', { name, amount }), label: t('undo') },
    withdraw: { title: t('withdrawTitle'), text: t('withdrawText', { amount }), label: t('withdraw') },
  };
  return (
    <ChangeDialog
      change={review}
      title={words[verb].title}
      text={words[verb].text}
      confirmLabel={words[verb].label}
      tone={verb === 'approve' || verb === 'undo' ? 'normal' : 'danger'}
      details={
        verb !== 'withdraw' && (
          <>
            <RequestFacts request={request} />
            {alone && <p className="quiet small">{t(request.own ? 'aloneText' : 'cardHeldAlone')}</p>}
          </>
        )
      }
    >
      {verb === 'approve' && (
        <MoneyField
          {...amountField}
          label={t('approvedAmount')}
          value={typed}
          hint={most !== null && t('atMost', { amount: formatMoney(most, language) })}
          onChange={(tiyin) => amountField.onChange(tiyin === null ? '' : String(tiyin))}
        />
      )}
      {needsReason(form, subject) && (
        <TextField
          {...reasonField}
          label={alone ? t('reasonAlone') : verb === 'approve' ? t('reasonForLess') : t('reason')}
          maxLength={300}
          autoComplete="off"
        />
      )}
      {alone && <PasswordField {...passwordField} label={t('ownPassword')} maxLength={200} />}
    </ChangeDialog>
  );
}
