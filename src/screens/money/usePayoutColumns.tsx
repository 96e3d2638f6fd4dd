import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatMonth, formatTime } from '#domain/format/index.ts';
import { payoutShownAs, payoutStepOf, type PayoutStep } from '#machines/lifecycles/payoutMachine.ts';
import type { Payout } from '#src/actors/money/payoutList.ts';
import { Amount } from '#src/components/Amount.tsx';
import type { Column } from '#src/components/list/DataList.tsx';
import { ShownBadge } from '#src/components/money/RequestBadge.tsx';
import type { Tone } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

const stepTones: Partial<Record<Payout['state'], Tone>> = {
  sending: 'teal',
  accepted: 'teal',
  failed: 'red',
  returned: 'red',
};

/** Of a company's payments with the person and through whom it is paid, of an employee's own without; a register has one payer. */
export function usePayoutColumns(
  of: 'company' | 'employee' | 'register',
  labelOf: (step: PayoutStep) => string,
): Column<Payout>[] {
  const t = useText('payouts');
  const shown = useText('payments');
  const [language] = useLanguage();
  const ofCompany = of !== 'employee';
  const person: Column<Payout>[] = [
    { key: 'name', label: t('person'), width: '2fr', render: ({ employeeName }) => employeeName },
  ];
  const provider: Column<Payout>[] = [
    {
      key: 'provider',
      label: t('by'),
      width: 'minmax(0, 1.4fr)',
      aloneOnly: true,
      render: (row) => t(`provider.${row.provider}`),
    },
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
      width: 'minmax(min-content, max-content)',
      // A card of one's own has no name that would tell it from others.
      ...(ofCompany ? { deskOnly: true } : { aloneOnly: true }),
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
      width: 'minmax(0, 1.6fr)',
      render: ({ state }) => {
        const shownAs = payoutShownAs(state);
        const step = payoutStepOf(state);
        return (
          <ShownBadge
            shownAs={shownAs}
            tone={stepTones[state]}
            label={shown(`state.${shownAs}`)}
            step={step && labelOf(step)}
          />
        );
      },
    },
  ];
}
