import type { components } from '#openapi/generated/contract.d.ts';
import { formatMoney } from '#domain/format/index.ts';
import type { ReviewVerb } from '#machines/flows/payments/requestReview/requestReviewMachine.ts';
import { newId } from '#src/runtime/newId.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { FailureNotice } from '../FailureNotice.tsx';
import { TextField } from '../TextField.tsx';
import type { RequestReview } from './useRequestReview.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];

/** Confirms a decision: what, for whom and how much. */
export function ReviewDialog({
  review,
  requests,
}: {
  review: RequestReview;
  requests: readonly PaymentRequest[];
}) {
  const t = useText('payments');
  const [language] = useLanguage();
  const { snapshot, send } = review;
  const { ids, verb, reason, reasonMissing, failure } = snapshot.context;
  const chosen = requests.filter((request) => ids.includes(request.id));
  const amount = formatMoney(
    chosen.reduce((sum, request) => sum + request.amount, 0),
    language,
  );
  const name = chosen[0]?.employeeName ?? '';
  const titles: Record<ReviewVerb, string> = {
    approve: t('approveTitle'),
    cancel: t('cancelTitle'),
    withdraw: t('withdrawTitle'),
  };
  const texts: Record<ReviewVerb, string> = {
    approve: t('approveText', { name, amount }),
    cancel: t('cancelText', { name, amount }),
    withdraw: t('withdrawText', { amount }),
  };
  const labels: Record<ReviewVerb, string> = {
    approve: t('approve'),
    cancel: t('cancelRequest'),
    withdraw: t('withdraw'),
  };
  const refused = snapshot.matches('refused');
  const confirm = () => {
    if (refused) send({ type: 'review.dismissed' });
    else if (snapshot.matches('unsent')) send({ type: 'review.retried' });
    else send({ type: 'review.confirmed', newKey: newId() });
  };
  return (
    <ConfirmDialog
      open={snapshot.hasTag('asking')}
      title={titles[verb]}
      text={texts[verb]}
      confirmLabel={refused ? t('understood') : labels[verb]}
      tone={verb === 'approve' || refused ? 'normal' : 'danger'}
      busy={snapshot.hasTag('busy')}
      onConfirm={confirm}
      onCancel={() => send({ type: 'review.dismissed' })}
    >
      {verb === 'cancel' && !refused && (
        <TextField
          label={t('reason')}
          name="reason"
          value={reason}
          maxLength={300}
          disabled={!snapshot.matches('confirming')}
          error={reasonMissing ? 'reasonRequired' : undefined}
          onChange={(value) => send({ type: 'reason.changed', reason: value })}
        />
      )}
      {snapshot.hasTag('error') && failure && <FailureNotice failure={failure} />}
    </ConfirmDialog>
  );
}
