import { companyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { TodayBoard } from '#src/actors/home/employerOverview.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { Page } from './OverviewCard.tsx';
import { TodayTiles } from './TodayTiles.tsx';

/** The day in figures. */
export function TodaySection({ page: { data, failure, retry } }: { page: Page<TodayBoard> }) {
  const t = useText('overview');
  const [language] = useLanguage();
  const date = data?.date ?? companyDate(Date.now());
  return (
    <section className="stack" aria-labelledby="today-title">
      <h2 id="today-title">{t('today', { date: formatDate(date, language, 'dayMonth') })}</h2>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {(data || !failure) && <TodayTiles board={data} />}
    </section>
  );
}
