import { Box, Flex, Text } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { formatTime } from '#domain/format/index.ts';
import type { TodayBoard } from '#src/actors/home/employerOverview.ts';
import { markIcon, markOf, markTones, useMarkWord } from '#src/components/time/presence.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { useText } from '#src/i18n/useText.ts';
import { SectionHead } from '../SectionHead.tsx';
import type { Page } from './OverviewCard.tsx';

type Row = TodayBoard['items'][number];

const most = 8;

/** Who came today, the last first; each leads to the person. */
export function LastArrivals({ page: { data, failure } }: { page: Page<TodayBoard> }) {
  const t = useText('overview');
  // The section of the day shows this failure already.
  if (!data && failure) return null;
  const arrived = data?.items.filter(({ day }) => day.pairs.length > 0).slice(0, most);
  return (
    <section className="stack" aria-labelledby="arrivals-title">
      <SectionHead id="arrivals-title" title={t('lastArrivals')}>
        {arrived && arrived.length > 0 && <Link to="/attendances?sort=-arrivedAt">{t('all')}</Link>}
      </SectionHead>
      {!arrived && <SkeletonCard height={320} />}
      {arrived?.length === 0 && <p className="card quiet">{t('noArrivals')}</p>}
      {arrived && arrived.length > 0 && (
        <Box asChild px="4" py="1">
          <ul className="card lines">
            {arrived.map((row) => (
              <Arrival key={row.employeeId} row={row} />
            ))}
          </ul>
        </Box>
      )}
    </section>
  );
}

function Arrival({ row: { employeeId, fullName, day } }: { row: Row }) {
  const word = useMarkWord();
  const [first] = day.pairs;
  const mark = markOf(day);
  return (
    <Flex asChild position="relative" align="center" justify="between" gap="3" py="1">
      <li>
        <Link className="whole-link truncate" to={`/employees/${employeeId}`}>
          {fullName}
        </Link>
        <Flex align="center" gap="2" flexShrink="0">
          <Text color={markTones[mark]} title={word(mark)} style={{ display: 'flex' }}>
            {markIcon(mark, 16)}
            <span className="sr-only">{word(mark)}</span>
          </Text>
          {first && <time dateTime={first.in}>{formatTime(Date.parse(first.in))}</time>}
        </Flex>
      </li>
    </Flex>
  );
}
