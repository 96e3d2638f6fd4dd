import { memo } from 'react';
import { attendanceRate, FEWEST_COMPARED, missedPer100, punctualityRate } from '#domain/analytics/figures.ts';
import { formatNumber, formatPercent } from '#domain/format/index.ts';
import type { AttendanceFigures } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { normHours, workedHours, type Figures } from './measures.ts';
import { nameOfPoint } from './names.ts';

const NOTHING = '–';
const formatOrDash = (value: number | null, format: (value: number) => string) =>
  value === null ? NOTHING : format(value);

/** Everything that is known of a row's days, a number a column. */
function useFigureColumns<Row extends { figures: Figures }>(): Column<Row>[] {
  const t = useText('analytics');
  const number = (
    key: Extract<Parameters<typeof t>[0], `columns.${string}`>,
    read: (figures: Figures) => string,
    deskOnly = false,
    width = 'minmax(64px, 1fr)',
  ): Column<Row> => ({
    key,
    label: t(key),
    align: 'end',
    width,
    deskOnly,
    render: ({ figures }) => <span className="figures">{read(figures)}</span>,
  });
  return [
    number('columns.people', ({ people }) => formatNumber(people)),
    number('columns.attendance', (figures) => formatOrDash(attendanceRate(figures), formatPercent)),
    number('columns.due', ({ due }) => formatNumber(due), true),
    number('columns.absent', ({ absent }) => formatNumber(absent)),
    number('columns.away', ({ away }) => formatNumber(away), true, 'minmax(100px, 1fr)'),
    number('columns.punctuality', (figures) => formatOrDash(punctualityRate(figures), formatPercent)),
    number('columns.late', ({ late }) => formatNumber(late)),
    number(
      'columns.lateness',
      ({ lateMedian, lateP90 }) => (lateMedian === null ? NOTHING : `${lateMedian} / ${lateP90}`),
      true,
    ),
    number('columns.missed', (figures) => formatOrDash(missedPer100(figures), formatPercent), true),
    number(
      'columns.hours',
      (figures) => `${formatNumber(workedHours(figures))} / ${formatNumber(normHours(figures))}`,
      false,
      'minmax(120px, 2fr)',
    ),
  ];
}

interface TableProps {
  figures: AttendanceFigures;
  stale: boolean;
}

/** The plots' numbers, a row for each day or month, the latest first. */
export function PointsTable({ figures, stale, hrefOf }: TableProps & { hrefOf: (from: string) => string }) {
  const t = useText('analytics');
  const [language] = useLanguage();
  const columns = useFigureColumns<AttendanceFigures['points'][number]>();
  const { step, points } = figures;
  return (
    <DataList
      label={t('table')}
      columns={[
        {
          key: 'from',
          label: t(step === 'month' ? 'columns.month' : 'columns.date'),
          width: 'minmax(130px, 2fr)',
          render: (point) => nameOfPoint(step, point, language),
        },
        ...columns,
        {
          key: 'moves',
          label: t('columns.moves'),
          align: 'end',
          width: 'minmax(90px, 1fr)',
          deskOnly: true,
          render: ({ moves }) => (
            <span className="figures">{`${formatNumber(moves.joined)} / ${formatNumber(moves.left)}`}</span>
          ),
        },
      ]}
      rows={points.toReversed()}
      rowKey={({ from }) => from}
      rowHref={({ from }) => hrefOf(from)}
      stale={stale}
    />
  );
}

/** All units of the company over the whole period. Units of fewer than five people show no figures. */
function Units({ figures, stale, hrefOf }: TableProps & { hrefOf: (unit: string) => string }) {
  const t = useText('analytics');
  const columns = useFigureColumns<AttendanceFigures['units'][number]>();
  const [people, ...others] = columns;
  if (!figures.units.length) return null;
  return (
    <section className="stack" aria-labelledby="units-title">
      <h2 id="units-title">{t('units')}</h2>
      <DataList
        label={t('units')}
        columns={[
          {
            key: 'unit',
            label: t('columns.unit'),
            width: 'minmax(150px, 2fr)',
            render: ({ unit }) => unit?.title ?? t('noUnit'),
          },
          people!,
          ...others.map((column) => ({
            ...column,
            render: (row: AttendanceFigures['units'][number]) =>
              row.figures.people < FEWEST_COMPARED ? NOTHING : column.render(row),
          })),
        ]}
        rows={figures.units}
        rowKey={({ unit }) => unit?.id ?? 'none'}
        rowHref={({ unit }) => hrefOf(unit?.id ?? 'none')}
        stale={stale}
      />
      {figures.units.some(({ figures: { people: count } }) => count < FEWEST_COMPARED) && (
        <p className="quiet small">{t('few')}</p>
      )}
    </section>
  );
}

export const UnitsTable = memo(Units);
