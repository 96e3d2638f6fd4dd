import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatMonth, formatTime, shortCard } from '#domain/format/index.ts';
import { loadRequest, type RequestDetails } from '#src/actors/money/requestDetails.ts';
import { watchRequests } from '#src/actors/money/watchRequests.ts';
import { Amount } from '#src/components/Amount.tsx';
import { usePanelPart } from '#src/components/beside/part.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { Fact, Facts } from '#src/components/Facts.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { lastList } from '#src/components/list/listPlace.ts';
import { RequestBadge } from '#src/components/money/RequestBadge.tsx';
import { ReviewButtons } from '#src/components/money/ReviewButtons.tsx';
import { ReviewDialog } from '#src/components/money/ReviewDialog.tsx';
import { isForOthers, reviewVerbsOf } from '#src/components/money/reviewVerbs.ts';
import { useRequestReview } from '#src/components/money/useRequestReview.ts';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { useFocusKept } from '#src/components/hooks/useFocusKept.ts';
import { Moment } from '#src/components/time/Moment.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useRole } from '#src/session/job.ts';
import { PayoutPart } from './payout/PayoutPart.tsx';
import { RequestHistory } from './RequestHistory.tsx';

const machine = makePage(loadRequest, watchRequests({ type: 'page.refreshed' }));

interface RequestScreenProps {
  id: string;
  /** The list that it was opened from, where "back" leads. */
  list?: '/requests' | '/payments';
}

/** One request: what was asked for, what can be done about it, and its history. */
export default function RequestScreen({ id, list = '/requests' }: RequestScreenProps) {
  const t = useText('payments');
  const by = useRole() === 'employer' ? 'employer' : 'employee';
  const { actor, isBusy, isMissing, data, failure, refresh, retry } = usePage(machine, { of: id });
  return (
    <Screen
      title={
        data && by === 'employer'
          ? data.employeeName
          : t(data && data.kind !== 'asked' ? `kind.${data.kind}` : 'request')
      }
      actor={actor}
      back={lastList(list)}
      lead={data && <RequestBadge request={data} />}
    >
      {isMissing && (
        <EmptyState
          text={t('missing')}
          action={
            <ButtonLink to={lastList(list)} variant="soft">
              {t('toList')}
            </ButtonLink>
          }
        />
      )}
      {failure && !isMissing && <FailureNotice failure={failure} onRetry={retry} />}
      {isBusy && (
        <>
          <SkeletonCard height={320} />
          <SkeletonCard height={140} />
          <BusyWord />
        </>
      )}
      {data && <Shown request={data} by={by} refresh={refresh} />}
    </Screen>
  );
}

interface ShownProps {
  request: RequestDetails;
  by: 'employer' | 'employee';
  refresh: () => void;
}

function Shown({ request, by, refresh }: ShownProps) {
  const t = useText('payments');
  const panel = usePanelPart();
  const refreshAll = () => {
    refresh();
    panel?.changed();
  };
  const review = useRequestReview(refreshAll);
  const history = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusKept(history);
  const open = isForOthers(request, by) || reviewVerbsOf(request, by).length > 0;
  return (
    <>
      <RequestFactsCard request={request} by={by} />
      {by === 'employer' && <PayoutPart request={request} onSettled={refreshAll} />}
      {open && (
        <section className="row fill" aria-label={t('actions')} onFocus={onFocus}>
          <ReviewButtons request={request} by={by} review={review} size="3" />
          {request.mayPayByHand && reviewVerbsOf(request, by).includes('approve') && (
            <Button
              size="3"
              variant="soft"
              onClick={() =>
                review.send({ type: 'change.chosen', subject: { verb: 'approve', request, byHand: true } })
              }
            >
              {t('approveByHand')}
            </Button>
          )}
        </section>
      )}
      <RequestHistory request={request} heading={history} />
      <ReviewDialog review={review} />
    </>
  );
}

function RequestFactsCard({ request, by }: Omit<ShownProps, 'refresh'>) {
  const t = useText('payments');
  const [language] = useLanguage();
  const { kind, askedAmount, amount, state, funds, note, card, undoUntil, paidOn } = request;
  const approved = state !== 'inProcess' && state !== 'cancelled';
  return (
    <section className="card" aria-label={t('facts')}>
      <Facts>
        {by === 'employer' && (
          <Fact label={t('employee')}>
            <Link to={`/employees/${request.employeeId}`}>{request.employeeName}</Link>
          </Fact>
        )}
        {kind === 'asked' ? (
          <Fact label={t('asked')}>
            <Amount tiyin={askedAmount} />
          </Fact>
        ) : (
          <Fact label={t('kindLabel')}>
            {request.runId === null ? (
              t(`kind.${kind}`)
            ) : (
              <Link to={`/payments/runs/${request.runId}`}>{t(`kind.${kind}`)}</Link>
            )}
          </Fact>
        )}
        {(approved || kind !== 'asked') && (
          <Fact label={kind === 'asked' ? t('approvedOfAsked') : t('amount')}>
            <Amount tiyin={amount} />
          </Fact>
        )}
        {kind === 'asked' && request.runId !== null && (
          <Fact label={t('byRun')}>
            <Link to={`/payments/runs/${request.runId}`}>{t('openRun')}</Link>
          </Fact>
        )}
        {undoUntil !== null && <Fact label={t('undoUntil')}>{formatTime(Date.parse(undoUntil))}</Fact>}
        <Fact label={t('month')}>{formatMonth(request.period, language)}</Fact>
        {funds && kind === 'asked' && (
          <>
            <Fact label={t('earned')}>
              <Amount tiyin={funds.earned} />
            </Fact>
            <Fact label={t('enabledBesides')}>
              <Amount tiyin={funds.enabled} />
            </Fact>
          </>
        )}
        <Fact label={t(kind === 'asked' ? 'requestedAt' : 'computedByRun')}>
          <Moment at={request.requestedAt} />
        </Fact>
        {paidOn !== null && <Fact label={t('paidOn')}>{formatDate(paidOn, language)}</Fact>}
        {card && (
          <Fact label={t('card')}>
            <span className="figures">{shortCard(card)}</span>
          </Fact>
        )}
        {note !== null && <Fact label={by === 'employer' ? t('note') : t('ownNote')}>{note}</Fact>}
      </Facts>
    </section>
  );
}
