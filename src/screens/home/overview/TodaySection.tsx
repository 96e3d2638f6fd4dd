import { Flex } from '@radix-ui/themes';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { TodayBoard } from '#src/actors/home/employerOverview.ts';
import { AboutFigures } from '#src/components/about/AboutFigures.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { AsOf } from './AsOf.tsx';
import type { Page } from './OverviewCard.tsx';
import { TodayTiles } from './TodayTiles.tsx';

/** The day in figures. */
export function TodaySection({ page: { data, failure, retry } }: { page: Page<TodayBoard> }) {
  const t = useText('overview');
  const [language] = useLanguage();
  const date = data?.date ?? companyDate(Date.now());
  const title = t('today', { date: formatDate(date, language, 'dayMonth') });
  return (
    <section className="stack" aria-labelledby="today-title">
      <Flex align="center" justify="between" wrap="wrap" gapX="2">
        <Flex align="center" gap="1">
          <h2 id="today-title">{title}</h2>
          <AboutFigures name={title} of={['atWork', 'late', 'missing', 'onLeave', 'checkedOut']} />
        </Flex>
        {data && <AsOf at={data.serverTime} today={data.date} ofAll />}
      </Flex>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {(data || !failure) && <TodayTiles board={data} />}
    </section>
  );
}
