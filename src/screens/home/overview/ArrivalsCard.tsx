import { Flex } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { formatNumber } from '#domain/format/index.ts';
import { loadArrivals, type Arrivals } from '#src/actors/home/employerOverview.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { ArrivalsPlot } from './ArrivalsPlot.tsx';
import { ArrivalsTable } from './ArrivalsTable.tsx';
import { CardFigure, CardFoot, FigureLink } from './CardParts.tsx';
import { OverviewCard } from './OverviewCard.tsx';

const machine = makePage(loadArrivals);

/** When people came today, beside a usual such weekday. */
export function ArrivalsCard() {
  const t = useText('overview');
  const page = usePage(machine, { name: 'arrivals' });
  return (
    <OverviewCard
      id="arrivals-plot-title"
      title={t('arrivals.title')}
      page={page}
      figures={['came', 'usual']}
    >
      {(data) => <Course {...data} />}
    </OverviewCard>
  );
}

function Course(arrivals: Arrivals) {
  const t = useText('overview');
  const { total, usualByNow, halfHours } = arrivals;
  return (
    <>
      <Flex align="baseline" wrap="wrap" gapX="2">
        <CardFigure>
          <FigureLink to="/attendances?sort=arrivedAt" name={t('arrivals.came')}>
            {formatNumber(total)}
          </FigureLink>
        </CardFigure>
        {halfHours.length === 0 && <span className="quiet small">{t('noArrivals')}</span>}
        {usualByNow !== null && (
          <span className="quiet small">{t('arrivals.usualByNow', { value: formatNumber(usualByNow) })}</span>
        )}
      </Flex>
      {halfHours.length > 0 && (
        <>
          <ArrivalsPlot {...arrivals} />
          <ArrivalsTable halfHours={halfHours} />
        </>
      )}
      <CardFoot>
        <Link to="/attendances?sort=arrivedAt">{t('all')}</Link>
      </CardFoot>
    </>
  );
}
