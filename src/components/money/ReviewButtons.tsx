import { formatInstant } from '#domain/format/index.ts';
import type { Party } from '#machines/lifecycles/lifecycle.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Button } from '../Button.tsx';
import { useLanguage, useProblemText, useText } from '#src/i18n/useText.ts';
import { findHoldEnd, isForOthers, reviewVerbsOf, reviewWords } from './reviewVerbs.ts';
import type { RequestReview } from './useRequestReview.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];

export interface ReviewButtonsProps {
  request: PaymentRequest;
  by: Party;
  review: RequestReview;
  /** 2 in a row of a list, 3 where they are the main actions. */
  size?: '2' | '3';
}

/** The decisions that the request's lifecycle allows this party now; if somebody else has to decide, the reason why. */
export function ReviewButtons({ request, by, review, size = '2' }: ReviewButtonsProps) {
  const t = useText('payments');
  const problem = useProblemText();
  const [language] = useLanguage();
  if (isForOthers(request, by)) return <p className="quiet small">{problem('ownRequest')}</p>;
  const until = findHoldEnd(request, by);
  return (
    <>
      {until !== null && (
        <p className="quiet small">{t('cardHeld', { until: formatInstant(until, language, 'short') })}</p>
      )}
      {reviewVerbsOf(request, by).map((verb) => (
        <Button
          key={verb}
          size={size}
          {...(verb === 'cancel' || verb === 'withdraw' ? { variant: 'soft', color: 'gray' } : {})}
          onClick={() => review.send({ type: 'change.chosen', subject: { verb, request } })}
        >
          {t(reviewWords[verb])}
        </Button>
      ))}
    </>
  );
}
