import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatMonth, formatTime } from '#domain/format/index.ts';
import type { Payout } from '#src/actors/payments/payoutList.ts';
import { Amount } from '#src/components/Amount.tsx';
import type { Column } from '#src/components/DataList.tsx';
import { StatusBadge, type Tone } from '#src/components/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

const tones: Record<Payout['state'], Tone> = {
  ...{ waiting: 'gray', sending: 'teal', accepted: 'teal', inDoubt: 'amber' },
  ...{ paid: 'green', failed: 'red', returned: 'red', cancelled: 'gray' },
};

/** Of a company's payments with the person and through whom it is paid, of an employee's own without; a register has one payer. */
export function usePayoutColumns(of: 'company' | 'employee' | 'register'): Column<Payout>[] {
  const t = useText('payouts');
  const [language] = useLanguage();
  const ofCompany = of !== 'employee';
  const person: Column<Payout>[] = [
    { key: 'name', label: t('person'), width: '2fr', render: ({ employeeName }) => employeeName },
  ];
  const provider: Column<Payout>[] = [
    { key: 'provider', label: t('by'), aloneOnly: true, render: (row) => t(`provider.${row.provider}`) },
  ];
  const reference: Column<Payout>[] = [
    {
      key: 'reference',
      label: t('numberLabel'),
      deskOnly: true,
      // As long as the provider makes it.
      render: ({ reference }) => (
        <span className="figures cut" title={reference ?? undefined}>
          {reference ?? '—'}
        </span>
      ),
    },
  ];
  return [
    ...(ofCompany ? person : []),
    {
      key: 'amount',
      label: t('amount'),
      ...(ofCompany && { align: 'end' as const }),
      render: ({ amount }) => <Amount tiyin={amount} />,
    },
    {
      key: 'period',
      label: t('month'),
      deskOnly: true,
      render: ({ period }) => formatMonth(period, language),
    },
    ...(of === 'company' ? provider : []),
    {
      key: 'when',
      label: t('when'),
      render: ({ paidOn, changedAt }) => {
        const at = Date.parse(changedAt);
        return paidOn === null
          ? `${formatDate(companyDate(at), language, 'short')}, ${formatTime(at)}`
          : formatDate(paidOn, language, 'short');
      },
    },
    ...(of === 'register' ? [] : reference),
    {
      key: 'state',
      label: t('stateLabel'),
      render: ({ state }) => <StatusBadge tone={tones[state]} label={t(`state.${state}`)} />,
    },
  ];
}
