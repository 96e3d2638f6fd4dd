import { useMemo } from 'react';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatMonth, formatNumber, formatTime } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { TransactionStatus } from '#domain/transactions.ts';
import type { Transaction } from '#src/actors/money/transactions.ts';
import { Amount } from '#src/components/Amount.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import type { Text } from '#src/i18n/types.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

const tones: Record<TransactionStatus, Tone> = {
  approved: 'teal',
  sent: 'amber',
  success: 'green',
  cancelled: 'gray',
  failed: 'red',
  returned: 'red',
};

/** Columns of movements; only a company's list names the person. */
export function useTransactionColumns(ofCompany: boolean): Column<Transaction>[] {
  const t = useText('transactions');
  const [language] = useLanguage();
  return useMemo(() => columnsOf(t, language, ofCompany), [t, language, ofCompany]);
}

function columnsOf(t: Text<'transactions'>, language: Language, ofCompany: boolean) {
  const person: Column<Transaction> = {
    key: 'name',
    label: t('person'),
    width: '2fr',
    render: ({ employeeName }) => employeeName,
  };
  const amount: Column<Transaction> = {
    key: 'amount',
    label: t('amount'),
    ...(ofCompany && { align: 'end' }),
    render: (row) => <Amount tiyin={row.amount} />,
  };
  const rest: Column<Transaction>[] = [
    {
      key: 'period',
      label: t('period'),
      deskOnly: true,
      render: ({ period }) => formatMonth(period, language),
    },
    {
      key: 'when',
      label: t('when'),
      render: ({ effectiveOn, recordedAt }) => {
        const at = Date.parse(recordedAt);
        const day = formatDate(effectiveOn, language, 'short');
        // A payment noted later is of its own day; the time of the note says nothing about it.
        return companyDate(at) === effectiveOn ? `${day}, ${formatTime(at)}` : day;
      },
    },
    {
      key: 'number',
      label: t('number'),
      width: '96px',
      align: 'end',
      deskOnly: true,
      render: ({ seq }) => <span className="figures">{formatNumber(seq)}</span>,
    },
    {
      key: 'status',
      label: t('statusLabel'),
      width: '1.5fr',
      render: ({ status }) => <StatusBadge tone={tones[status]} label={t(`status.${status}`)} />,
    },
  ];
  return ofCompany ? [person, amount, ...rest] : [amount, ...rest];
}
