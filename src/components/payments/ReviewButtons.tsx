import type { ReviewVerb } from '#machines/flows/payments/requestReview/reviewForm.ts';
import { legalEvents, type Party } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Button } from '../Button.tsx';
import { useProblemText, useText } from '#src/i18n/useText.ts';
import type { RequestReview } from './useRequestReview.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];

/** Only what the request's lifecycle allows this party now; of one's own request, why it is nothing. */
export function ReviewButtons(props: { request: PaymentRequest; by: Party; review: RequestReview }) {
  const { request, by, review } = props;
  const t = useText('payments');
  const problem = useProblemText();
  const legal = legalEvents(paymentRequestMachine, request.state, by);
  const choose = (verb: ReviewVerb) => review.send({ type: 'change.chosen', subject: { verb, request } });
  if (request.own && legal.length > 0) return <p className="quiet small">{problem('ownRequest')}</p>;
  return (
    <>
      {legal.includes('cancel') && (
        <Button size="2" variant="soft" color="gray" onClick={() => choose('cancel')}>
          {t('cancelRequest')}
        </Button>
      )}
      {legal.includes('withdraw') && (
        <Button size="2" variant="soft" color="gray" onClick={() => choose('withdraw')}>
          {t('withdraw')}
        </Button>
      )}
      {legal.includes('approve') && (
        <Button size="2" onClick={() => choose('approve')}>
          {t('approve')}
        </Button>
      )}
    </>
  );
}
