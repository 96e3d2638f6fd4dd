import { Flex } from '@radix-ui/themes';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatInstant, formatTime } from '#domain/format/index.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { SettledPayment, SettlingVerb } from '#machines/flows/money/payoutSettling/settlingForm.ts';
import type { RequestDetails } from '#src/actors/money/requestDetails.ts';
import { Button } from '#src/components/Button.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useLanguage, useProblemText, useText } from '#src/i18n/useText.ts';
import { Attempt } from './Attempt.tsx';
import { CardNumber } from './CardNumber.tsx';
import { mayBePaidTwice } from './mayBePaidTwice.ts';
import { SettlingDialog } from './SettlingDialog.tsx';
import { usePayoutSettling } from './usePayoutSettling.ts';

const verbs = ['markUnpaid', 'markReturned', 'markPaid'] as const satisfies readonly SettlingVerb[];

const canSettle = (settling: RequestDetails['settling']) => settling === 'open' || settling === 'alone';
const isRefused = ({ answers }: RequestDetails['attempts'][number]) => answers.at(-1)?.outcome === 'rejected';

/** How a request is paid, each attempt at it, and what a person may say of it. Nothing before it is approved. */
export function PayoutPart({ request, onSettled }: { request: RequestDetails; onSettled: () => void }) {
  const t = useText('payouts');
  const problem = useProblemText();
  const settling = usePayoutSettling(onSettled);
  const payments = useText('payments');
  const [language] = useLanguage();
  const { state, byHand, attempts, today, own, cardHeldUntil, stopped, cardShowing, cardSeen } = request;
  const showsCard = cardShowing === 'open' || cardShowing === 'alone';
  if (!byHand && !stopped && !attempts.length) return null;
  const others = () => {
    if (own || cardHeldUntil === null)
      return problem(state === 'inDoubt' ? 'secondPersonNeeded' : 'ownRequest');
    return payments('cardHeld', { until: formatInstant(cardHeldUntil, language, 'short') });
  };
  const choose = (verb: SettlingVerb, attempt: SettledPayment['attempt'] = null) =>
    settling.send({ type: 'change.chosen', subject: { verb, request, attempt, today } });
  const legal = legalEvents(paymentRequestMachine, state, 'employer');
  return (
    <section className="card stack" aria-labelledby="payout">
      <h2 id="payout">{t('heading')}</h2>
      {stopped ? <p>{payments('stopped')}</p> : byHand && <p>{t('byHand')}</p>}
      {cardSeen && <CardSeen seen={cardSeen} />}
      {state === 'inDoubt' && <p>{t('inDoubt')}</p>}
      {mayBePaidTwice(request) && (
        <Notice tone="red" role="status" icon={<AlertIcon />}>
          <p>{t('paidTwice')}</p>
        </Notice>
      )}
      {attempts.length > 0 && (
        <ol className="lines">
          {attempts.map((attempt) => (
            <Attempt
              key={attempt.n}
              attempt={attempt}
              onPaid={
                canSettle(request.lateSettling) && isRefused(attempt)
                  ? () => choose('markPaid', attempt)
                  : undefined
              }
            />
          ))}
        </ol>
      )}
      {request.settling === 'others' && <p className="quiet small">{others()}</p>}
      {request.lateSettling === 'others' && <p className="quiet small">{t('late.others')}</p>}
      {(canSettle(request.settling) || showsCard) && (
        <Flex gap="2" wrap="wrap">
          {showsCard && <CardNumber request={request} />}
          {verbs
            .filter((verb) => canSettle(request.settling) && legal.includes(verb))
            .map((verb) => (
              <Button
                key={verb}
                size="3"
                {...(verb !== 'markPaid' && { variant: 'soft', color: 'gray' })}
                onClick={() => choose(verb)}
              >
                {t(verb)}
              </Button>
            ))}
        </Flex>
      )}
      <SettlingDialog settling={settling} />
    </section>
  );
}

/** Warns that somebody has seen the card number and may have paid already. */
function CardSeen({ seen }: { seen: NonNullable<RequestDetails['cardSeen']> }) {
  const t = useText('payouts');
  const [language] = useLanguage();
  const at = Date.parse(seen.at);
  const day = formatDate(companyDate(at), language);
  return (
    <p className="quiet small">
      {t('card.seen', { name: seen.by ?? t('card.somebody'), day, time: formatTime(at) })}
    </p>
  );
}
