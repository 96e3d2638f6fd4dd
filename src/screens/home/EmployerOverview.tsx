import { Grid } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#domain/format/index.ts';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { loadEmployerOverview, type EmployerOverviewData } from '#src/actors/home/employerOverview.ts';
import { watchNetwork } from '#src/actors/shared/watchNetwork.ts';
import { watchRequests } from '#src/actors/payments/watchRequests.ts';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { PlusIcon } from '#src/components/icons.tsx';
import { RequestTable } from '#src/components/payments/RequestTable.tsx';
import { ReviewDialog } from '#src/components/payments/ReviewDialog.tsx';
import { useRequestReview, type RequestReview } from '#src/components/payments/useRequestReview.ts';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/SkeletonShapes.tsx';
import { usePage } from '#src/components/usePage.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { Arrivals } from './Arrivals.tsx';
import { SectionHead } from './SectionHead.tsx';
import { OverviewTiles, Tiles } from './OverviewTiles.tsx';
import { StartCard } from './StartCard.tsx';

const machine = pageMachineOf<EmployerOverviewData>().provide({
  actors: {
    load: loadEmployerOverview,
    watch: watchRequests({ type: 'page.refreshed' }),
    watchNetwork: watchNetwork({ type: 'page.retried' }),
  },
});

export default function EmployerOverview() {
  const t = useText('home');
  const page = usePage(machine);
  const review = useRequestReview(page.refresh);
  const isOwner = useColleagueRole() === 'owner';
  const hire = isOwner && (
    <ActionLink size="3" to="/employees/new" icon={<PlusIcon size={18} />} label={t('hire')} />
  );
  return (
    <Screen title={t('overview')} width="wide" snapshot={page.snapshot} actions={hire}>
      <StartCard />
      {page.failure && <FailureNotice failure={page.failure} onRetry={page.retry} />}
      {page.data && <Shown data={page.data} review={review} />}
      {!page.data && !page.failure && <Loading review={review} />}
    </Screen>
  );
}

function Shown({ data, review }: { data: EmployerOverviewData; review: RequestReview }) {
  const t = useText('home');
  const [language] = useLanguage();
  const { board, waiting } = data;
  return (
    <>
      <section className="stack" aria-labelledby="today-title">
        <h2 id="today-title">{t('today', { date: formatDate(board.date, language, 'dayMonth') })}</h2>
        <OverviewTiles board={board} waiting={waiting.total} employees={data.employees} />
      </section>
      <Places>
        <section className="stack" aria-labelledby="waiting-title">
          <SectionHead id="waiting-title" title={t('waiting')}>
            {waiting.total > waiting.items.length && (
              <Link to="/requests?state=inProcess">{t('allRequests')}</Link>
            )}
          </SectionHead>
          {waiting.items.length ? (
            <RequestTable
              label={t('waiting')}
              requests={waiting.items}
              by="employer"
              review={review}
              withState={false}
            />
          ) : (
            <EmptyState text={t('nothingWaiting')} />
          )}
        </section>
        <Arrivals rows={board.items} />
      </Places>
      <ReviewDialog review={review} />
    </>
  );
}

/** Decisions take two thirds of a desk, the day's movement the rest. */
const Places = ({ children }: { children: ReactNode }) => (
  <div className="data-wide">
    <Grid
      columns={{ initial: '1', md: 'minmax(0, 1fr) clamp(260px, 28%, 420px)' }}
      align="start"
      gap={{ initial: '5', md: '4' }}
    >
      {children}
    </Grid>
  </div>
);

function Loading({ review }: { review: RequestReview }) {
  const t = useText('home');
  return (
    <>
      <Tiles>
        {[1, 2, 3, 4].map((tile) => (
          <SkeletonCard key={tile} height={104} />
        ))}
      </Tiles>
      <Places>
        <RequestTable
          label={t('waiting')}
          requests={undefined}
          loadingRows={4}
          by="employer"
          review={review}
          withState={false}
        />
        <SkeletonCard height={320} />
      </Places>
      <BusyWord />
    </>
  );
}
