import { Flex } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { formatInstant } from '#domain/format/index.ts';
import {
  problemOf,
  type FiguresChoice,
} from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { exportAdvanceFigures, loadAdvances, type AdvanceFigures } from '#src/actors/insight/advances.ts';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useMachineProps } from '#src/components/hooks/useMachineProps.ts';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { Cards } from '../Cards.tsx';
import type { Reading } from '../FigureCard.tsx';
import { FiguresFile } from '../FiguresFile.tsx';
import { labelsOf } from '../names.ts';
import { AdvanceCards } from './AdvanceCards.tsx';
import { AdvancesTable } from './AdvancesTable.tsx';
import { ReasonsCard } from './ReasonsCard.tsx';

const machine = makePage(loadAdvances);

export interface AdvancesSectionProps extends Reading {
  choice: FiguresChoice;
  /**
   * Months drawn by the plots of the page, in order; empty if it shows one month by its days, null if it has no plots.
   */
  months: readonly CompanyMonth[] | null;
  isTable: boolean;
}

/** What was asked for and paid before the salary. A section with a machine of its own: it loads, fails and is tried again by itself. */
export function AdvancesSection(props: AdvancesSectionProps) {
  const { choice } = props;
  // The page says what is wrong with the period.
  if (problemOf(choice)) return null;
  return <OfChoice key={JSON.stringify(choice)} {...props} />;
}

function OfChoice({ choice, months: drawnElsewhere, isTable, ...of }: AdvancesSectionProps) {
  const t = useText('advances');
  const analytics = useText('analytics');
  const [language] = useLanguage();
  const { actor, isBusy, data, failure, retry } = usePage(machine, { of: choice, name: 'advances' });
  const state = useMachineProps(actor);
  const months = drawnElsewhere ?? monthsOf(data);
  const labels = drawnElsewhere ? of.labels : labelsOf(pointsOf(months), language);
  const reading = { ...of, labels };
  const isDrawn = months.length > 0;
  const at = isDrawn ? reading.at : null;
  // For a unit the totals are unknown until all months have been counted.
  const isKnown = data?.waiting === 0 || choice.unit === null;
  const isNothing = isKnown && data?.total.requests === 0 && data.total.receivers === 0;
  const month = at === null ? onlyMonthOf(choice) : months[at];
  const rows = rowsOf(choice.unit, month);
  return (
    <section className="stack" aria-labelledby="advances-title" {...state}>
      <div>
        <Flex align="baseline" wrap="wrap" gapX="3">
          <h2 id="advances-title">{t('title')}</h2>
          {isDrawn && !isTable && <span className="quiet small">{reading.readName}</span>}
          <Link className="small" to={rows.to}>
            {t(rows.name)}
          </Link>
        </Flex>
        <p className="quiet small">
          {data?.asOf ? t('lead', { time: formatInstant(data.asOf, language, 'dayMonth') }) : t('leadEmpty')}
        </p>
      </div>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {data && data.waiting > 0 && (
        <p className="quiet small" role="status">
          {analytics('waiting', { count: data.waiting })}
        </p>
      )}
      {!data && !failure && <Loading isDrawn={isDrawn && !isTable} />}
      {isNothing && <p className="quiet">{t('nothing')}</p>}
      {data && !isNothing && (
        <>
          {isTable ? (
            <>
              <AdvancesTable
                data={data}
                stale={isBusy}
                hrefOf={choice.unit === null ? (one) => rowsOf(null, one).to : undefined}
              />
              {data.reasons.length > 0 && <ReasonsCard data={data} />}
            </>
          ) : (
            <AdvanceCards data={data} months={months} {...reading} at={at} />
          )}
          <FiguresFile machine={exportAdvanceFigures} period={data} unit={choice.unit} label={t('export')} />
        </>
      )}
    </section>
  );
}

const onlyMonthOf = ({ period }: FiguresChoice) => (period?.from === period?.to ? period?.from : undefined);

/** Payments are listed by month, but not by unit; requests the other way round. */
const rowsOf = (unit: string | null, month: CompanyMonth | undefined) =>
  unit === null
    ? ({ name: 'payments', to: month === undefined ? '/payments' : `/payments?month=${month}` } as const)
    : ({ name: 'requests', to: `/requests?unit=${unit}` } as const);

const monthsOf = (data: AdvanceFigures | null) =>
  data && data.points.length > 1 ? data.points.map(({ month }) => month) : [];
const pointsOf = (months: readonly CompanyMonth[]) => ({
  step: 'month' as const,
  points: months.map((month) => ({ from: `${month}-01` as const })),
});

/** Skeleton as high as the loaded cards. */
const Loading = ({ isDrawn }: { isDrawn: boolean }) => (
  <Cards>
    {Array.from({ length: 6 }, (_, card) => (
      <SkeletonCard key={card} height={isDrawn ? 260 : 108} />
    ))}
  </Cards>
);
