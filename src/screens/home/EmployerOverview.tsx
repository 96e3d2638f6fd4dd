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
import { useRequestReview } from '#src/components/payments/useRequestReview.ts';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard, SkeletonTable } from '#src/components/Skeleton.tsx';
import { usePage } from '#src/components/usePage.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { SectionHead } from './SectionHead.tsx';
import { OverviewTiles, Tiles } from './OverviewTiles.tsx';
import './home.css';

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
  const hire = <ActionLink size="3" to="/employees/new" icon={<PlusIcon size={18} />} label={t('hire')} />;
  return (
    <Screen title={t('overview')} width="wide" snapshot={page.snapshot} actions={hire}>
      {page.failure && <FailureNotice failure={page.failure} onRetry={page.retry} />}
      {page.data && <Shown data={page.data} refresh={page.refresh} />}
      {!page.data && !page.failure && <Loading />}
    </Screen>
  );
}

function Shown({ data, refresh }: { data: EmployerOverviewData; refresh: () => void }) {
  const t = useText('home');
  const [language] = useLanguage();
  const review = useRequestReview(refresh);
  const { board, waiting } = data;
  return (
    <>
      <section className="stack" aria-labelledby="today-title">
        <h2 id="today-title">{t('today', { date: formatDate(board.date, language, 'dayMonth') })}</h2>
        <OverviewTiles board={board} waiting={waiting.total} employees={data.employees} />
      </section>
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
      <ReviewDialog review={review} />
    </>
  );
}

function Loading() {
  return (
    <>
      <Tiles>
        {[1, 2, 3, 4].map((tile) => (
          <SkeletonCard key={tile} height={104} />
        ))}
      </Tiles>
      <SkeletonTable columns={5} rows={4} />
      <BusyWord />
    </>
  );
}
