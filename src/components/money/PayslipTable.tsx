import { useMemo } from 'react';
import { formatDate, formatMonth } from '#domain/format/index.ts';
import type { PayslipMonth } from '#src/actors/money/payslips.ts';
import { Amount } from '#src/components/Amount.tsx';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface PayslipTableProps {
  rows: readonly PayslipMonth[] | undefined;
  /** The address of the list, without the month. */
  path: string;
  onOpen?: (key: string) => void;
  stale: boolean;
}

/** Months that were paid, each with its payslip. */
export function PayslipTable({ rows, path, onOpen, stale }: PayslipTableProps) {
  const t = useText('payslips');
  const [language] = useLanguage();
  const columns = useMemo<Column<PayslipMonth>[]>(
    () => [
      { key: 'month', label: t('month'), render: ({ month }) => formatMonth(month, language) },
      {
        key: 'paidOn',
        label: t('paidOn'),
        render: ({ paidOn }) => (paidOn === null ? '—' : formatDate(paidOn, language, 'short')),
      },
      {
        key: 'advances',
        label: t('advances'),
        align: 'end',
        render: ({ advances }) => <Amount tiyin={advances} />,
      },
      { key: 'salary', label: t('salary'), align: 'end', render: ({ salary }) => <Amount tiyin={salary} /> },
    ],
    [t, language],
  );
  return (
    <DataList
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ month }) => month}
      rowHref={({ month }) => `${path}/${month}`}
      {...(onOpen && { onOpen })}
      stale={stale}
    />
  );
}
