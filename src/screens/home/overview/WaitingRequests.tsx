import { Badge } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { formatNumber } from '#domain/format/index.ts';
import type { WaitingRequests as Waiting } from '#src/actors/home/employerOverview.ts';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useMachineProps } from '#src/components/hooks/useMachineProps.ts';
import { RequestTable } from '#src/components/money/RequestTable.tsx';
import { ReviewDialog } from '#src/components/money/ReviewDialog.tsx';
import { useRequestReview } from '#src/components/money/useRequestReview.ts';
import { useText } from '#src/i18n/useText.ts';
import { SectionHead } from '../SectionHead.tsx';
import type { Page } from './OverviewCard.tsx';

const most = 8;

/** Requests that wait for a decision, which is made in place. */
export function WaitingRequests({ page }: { page: Page<Waiting> }) {
  const t = useText('overview');
  const { actor, data, failure, retry, refresh } = page;
  const state = useMachineProps(actor);
  const review = useRequestReview(refresh);
  const total = data?.total ?? 0;
  return (
    <section className="stack" aria-labelledby="waiting-title" {...state}>
      <SectionHead
        id="waiting-title"
        title={t('waiting')}
        badge={total > 0 && <Badge radius="full">{formatNumber(total)}</Badge>}
      >
        {total > most && <Link to="/requests?state=inProcess">{t('all')}</Link>}
      </SectionHead>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {data?.items.length === 0 && <EmptyState text={t('nothingWaiting')} />}
      {(data ? data.items.length > 0 : !failure) && (
        <RequestTable
          label={t('waiting')}
          requests={data?.items.slice(0, most)}
          loadingRows={4}
          by="employer"
          review={review}
          withState={false}
        />
      )}
      <ReviewDialog review={review} />
    </section>
  );
}
