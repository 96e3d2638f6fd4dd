import { costOfDay } from '#domain/analytics/dayCosts.ts';
import { formatNumber, moneyParts, moneyUnit } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import type { DayCosts, UnitDayCosts } from '#src/actors/insight/dayCosts.ts';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { earningsHref } from './costs.ts';

interface CostsTableProps {
  data: DayCosts;
  /** The only unit shown; null for all. */
  unit: string | null;
  stale: boolean;
}

interface Row extends Omit<UnitDayCosts, 'unit'> {
  name: string;
  /** The unit as a filter value; null for the row of all units. */
  unit: string | null;
}

/** The plot's numbers, a row for each unit, and one for all of them. */
export function CostsTable({ data: { to, total, before, units }, unit: only, stale }: CostsTableProps) {
  const t = useText('analytics');
  const [language] = useLanguage();
  const unit = moneyUnit(language);
  const number = (
    key: 'people' | 'days' | 'earned' | 'additions' | 'cost' | 'before',
    read: (row: Row) => number | null,
    format: (value: number) => string,
    more: Partial<Column<Row>> = {},
  ): Column<Row> => ({
    key,
    label: t(`costs.columns.${key}`, { unit }),
    align: 'end',
    width: 'minmax(96px, 1fr)',
    ...more,
    render: (row) => {
      const value = read(row);
      return <span className="figures">{value === null ? '–' : format(value)}</span>;
    },
  });
  const money = (amount: number) => moneyParts(tiyin(amount), language).number;
  const rows = units.map(({ unit: one, ...own }): Row => ({
    ...own,
    unit: one?.id ?? 'none',
    name: one?.title ?? t('noUnit'),
  }));
  const few = units.filter(({ costs }) => costs === null).length;
  return (
    <>
      <div>
        <h2>{t('costs.name')}</h2>
        <p className="quiet small">{t('costs.about')}</p>
      </div>
      <DataList
        label={t('costs.name')}
        columns={[
          {
            key: 'unit',
            label: t('columns.unit'),
            width: 'minmax(150px, 2fr)',
            render: ({ name }) => name,
          },
          number('people', ({ people }) => people, formatNumber),
          number('days', ({ costs }) => costs && costs.daysWorked, formatNumber),
          number('earned', ({ costs }) => costs && costs.earned, money, { width: 'minmax(130px, 2fr)' }),
          ...(total.additions > 0
            ? [number('additions', ({ costs }) => costs && costs.additions, money)]
            : []),
          number('cost', ({ costs }) => costs && costOfDay(costs), money),
          number('before', (row) => row.before && costOfDay(row.before), money, { deskOnly: true }),
        ]}
        rows={[...rows, { unit: only, name: t('costs.total'), people: total.people, costs: total, before }]}
        rowKey={(row) => row.unit ?? 'all'}
        rowHref={(row) => earningsHref(to, row.unit)}
        stale={stale}
      />
      {few > 0 && <p className="quiet small">{t('costs.few', { count: few })}</p>}
    </>
  );
}
