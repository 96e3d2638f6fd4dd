import { useMemo } from 'react';
import { formatDate, formatInstant, formatMonth } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import { payoutShownAs, payoutStepOf, type PayoutStep } from '#machines/lifecycles/payoutMachine.ts';
import type { Payout } from '#src/actors/money/payoutList.ts';
import { Amount } from '#src/components/Amount.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { ShownBadge } from '#src/components/money/RequestBadge.tsx';
import type { Tone } from '#src/components/feedback/StatusBadge.tsx';
import type { Text } from '#src/i18n/types.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

const stepTones: Partial<Record<Payout['state'], Tone>> = {
  sending: 'teal',
  accepted: 'teal',
  failed: 'red',
  returned: 'red',
};

interface ColumnsOf {
  t: Text<'payouts'>;
  shown: Text<'payments'>;
  language: Language;
  of: 'company' | 'employee' | 'register';
  labelOf: (step: PayoutStep) => string;
}

/**
 * Columns of payments. Only a company's list names the person and the payer; a register has one payer, so it does not.
 */
export function usePayoutColumns(of: ColumnsOf['of'], labelOf: ColumnsOf['labelOf']): Column<Payout>[] {
  const t = useText('payouts');
  const shown = useText('payments');
  const [language] = useLanguage();
  return useMemo(() => columnsOf({ t, shown, language, of, labelOf }), [t, shown, language, of, labelOf]);
}

function columnsOf({ t, shown, language, of, labelOf }: ColumnsOf): Column<Payout>[] {
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
      // The provider chooses its length.
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
      render: ({ paidOn, changedAt }) =>
        paidOn === null ? formatInstant(changedAt, language, 'short') : formatDate(paidOn, language, 'short'),
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
