import { formatMonth, formatNumber, moneyParts, moneyUnit } from '#domain/format/index.ts';
import type { AdvanceFigures, AdvancePoint } from '#src/actors/insight/advances.ts';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { formatValue } from '../measures.ts';
import { askedMeasure, taken } from './advanceMeasures.ts';
import { shortTime } from './short.ts';

const NOTHING = '–';

interface AdvancesTableProps {
  data: AdvanceFigures;
  stale: boolean;
  /** Link to the rows of a month, if they can be listed. */
  hrefOf: ((month: AdvancePoint['month']) => string) | undefined;
}

/** The plots' numbers, a row for each month, the latest first. */
export function AdvancesTable({ data, stale, hrefOf }: AdvancesTableProps) {
  const t = useText('advances');
  const [language] = useLanguage();
  const number = (
    key: 'people' | 'asked' | 'requests' | 'paid' | 'taken' | 'time' | 'cancelled' | 'failed',
    read: (point: AdvancePoint) => string,
    more: Partial<Column<AdvancePoint>> = {},
  ): Column<AdvancePoint> => ({
    key,
    label: t(`columns.${key}`),
    align: 'end',
    width: 'minmax(72px, 1fr)',
    ...more,
    render: (point) => <span className="figures">{read(point)}</span>,
  });
  return (
    <DataList
      label={t('title')}
      columns={[
        {
          key: 'month',
          label: t('columns.month'),
          width: 'minmax(130px, 2fr)',
          render: ({ month }) => formatMonth(month, language),
        },
        number('people', ({ counted, figures }) => (counted ? formatNumber(figures.people) : NOTHING)),
        number('asked', (point) => formatValue(askedMeasure, point)),
        number('requests', ({ figures }) => formatNumber(figures.requests), { deskOnly: true }),
        number('paid', ({ figures }) => moneyParts(figures.paid, language).number, {
          label: t('columns.paid', { unit: moneyUnit(language) }),
          width: 'minmax(120px, 2fr)',
        }),
        number('taken', (point) => formatValue(taken, point)),
        number(
          'time',
          ({ figures: { minutesMedian, minutesP90 } }) =>
            minutesMedian === null || minutesP90 === null
              ? NOTHING
              : `${shortTime(minutesMedian, t)} / ${shortTime(minutesP90, t)}`,
          { width: 'minmax(140px, 2fr)' },
        ),
        number('cancelled', ({ figures }) => formatNumber(figures.refused)),
        number('failed', ({ figures }) => formatNumber(figures.failed), {
          deskOnly: true,
          width: 'minmax(96px, 1fr)',
        }),
      ]}
      rows={data.points.toReversed()}
      rowKey={({ month }) => month}
      {...(hrefOf && { rowHref: ({ month }: AdvancePoint) => hrefOf(month) })}
      stale={stale}
    />
  );
}
