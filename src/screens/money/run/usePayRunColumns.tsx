import { Flex } from '@radix-ui/themes';
import { useMemo } from 'react';
import {
  formatDate,
  formatMoney,
  formatMoneyInFull,
  formatNumber,
  moneyParts,
} from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { companyDate } from '#domain/calendar/index.ts';
import { advanceSteps, settlesMonth, type ShownAdvance } from '#domain/payRun.ts';
import { shownAs } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { PayRun, PayRunItem } from '#src/actors/money/payRuns.ts';
import { RequestBadge } from '#src/components/money/RequestBadge.tsx';
import { Amount } from '#src/components/Amount.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import type { Text } from '#src/i18n/types.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { ItemLines } from './ItemLines.tsx';
import { signedMoney } from './signedMoney.ts';

type Run = Pick<PayRun, 'kind' | 'state' | 'mostInPayment' | 'tax'> | null;

/** What the proposed amount was computed from, column by column. */
export function usePayRunColumns(run: Run): Column<PayRunItem>[] {
  const t = useText('runs');
  const [language] = useLanguage();
  return useMemo(() => columnsOf(t, language, run), [t, language, run]);
}

function columnsOf(t: Text<'runs'>, language: Language, run: Run): Column<PayRunItem>[] {
  const runKind = run?.kind ?? 'salary';
  const kind = settlesMonth(runKind) ? 'salary' : runKind;
  const share: Column<PayRunItem>[] = [
    {
      key: 'share',
      label: t('share'),
      align: 'end',
      render: ({ share: amount }) => (amount === null ? '—' : <Amount tiyin={amount} />),
    },
  ];
  const tax: Column<PayRunItem>[] = [
    {
      key: 'tax',
      label: t('tax'),
      align: 'end',
      render: (item) => (item.tax === 0 ? '—' : <Amount tiyin={item.tax} />),
    },
  ];
  const most = run?.mostInPayment ?? null;
  const isAboveMost = (amount: Tiyin) => most !== null && amount > most;
  const explainUnpaid = (carried: Tiyin, carryOver: Tiyin) => {
    if (carried > 0) return t('marks.carried', { amount: formatMoney(carried, language) });
    if (carryOver > 0) return t('marks.allTaken');
    if (carried === 0) return t('show.unpaid');
    // The carried amount stems from an earlier run of the same month.
    return t('marks.undone', { amount: formatMoney(tiyin(0 - carried), language) });
  };
  const stepsOf = (item: ShownAdvance) => {
    const { bound, isRounded } = advanceSteps(item);
    return [
      ...(bound === 'limit' ? [t('upToLimit', { amount: moneyParts(item.limit!, language).number })] : []),
      ...(bound === 'earned' ? [t('upToEarned')] : []),
      ...(isRounded ? [t('wholeSom')] : []),
    ];
  };
  /** The net amount set by this run's upload; for an earlier upload, the difference that it adds. */
  const formatNet = (net: Tiyin | null, amount: Tiyin) => {
    const difference = signedMoney(amount, language);
    if (net === null) return t('net.before', { difference });
    const said = formatMoneyInFull(net, language);
    return amount === 0 ? t('net.ofPersonSame', { net: said }) : t('net.ofPerson', { net: said, difference });
  };
  return [
    {
      key: 'name',
      label: t('person'),
      width: '2fr',
      render: ({ employeeName, requestedAt, reason, carryOver, lines, netPay, netDifference }) => (
        <Flex direction="column" align="start" minWidth="0">
          <span className="cut">{employeeName}</span>
          {requestedAt !== null && (
            <span className="quiet small">
              {t('askedOn', { date: formatDate(companyDate(Date.parse(requestedAt)), language, 'short') })}
            </span>
          )}
          {(netPay !== null || netDifference !== 0) && (
            <span className="quiet small">{formatNet(netPay, netDifference)}</span>
          )}
          <ItemLines lines={lines} />
          {reason !== null && <span className="quiet small">{reason}</span>}
          {carryOver > 0 && (
            <span className="quiet small">
              {t('owedBefore', { amount: formatMoney(carryOver, language) })}
            </span>
          )}
          {carryOver < 0 && kind === 'salary' && (
            <span className="quiet small">
              {t('givenBack', { amount: formatMoney(tiyin(0 - carryOver), language) })}
            </span>
          )}
        </Flex>
      ),
    },
    {
      key: 'days',
      label: t('days'),
      align: 'end',
      render: ({ daysWorked, workingDays }) => (
        <span className="figures">
          {formatNumber(daysWorked)} / {formatNumber(workingDays)}
        </span>
      ),
    },
    ...(kind === 'advance' ? share : []),
    {
      key: 'earned',
      label: t('earned'),
      align: 'end',
      render: ({ earned, adjustments }) => <Amount tiyin={tiyin(earned + adjustments)} />,
    },
    ...(kind === 'salary' && run?.tax.count ? tax : []),
    {
      key: 'given',
      label: t(`given.${kind}`),
      align: 'end',
      render: ({ reserved, paid }) => (reserved + paid > 0 ? <Amount tiyin={tiyin(reserved + paid)} /> : '—'),
    },
    {
      key: 'amount',
      label: t('amount'),
      align: 'end',
      render: ({ amount, proposed, excluded, ...item }) => (
        <Flex direction="column" align="end">
          {excluded ? <s className="quiet">{formatMoney(proposed, language)}</s> : <Amount tiyin={amount} />}
          {!excluded && amount < proposed && (
            <span className="quiet small">{t('insteadOf', { amount: formatMoney(proposed, language) })}</span>
          )}
          {kind === 'advance' &&
            stepsOf(item).map((step) => (
              <span key={step} className="quiet small">
                {step}
              </span>
            ))}
        </Flex>
      ),
    },
    {
      key: 'mark',
      label: t(run?.state === 'confirmed' ? 'payment' : 'mark'),
      width: 'minmax(0, 1.4fr)',
      render: ({
        proposed,
        amount,
        carried,
        carryOver,
        excluded,
        employeeStatus,
        hasCard,
        payment,
        ...item
      }) => {
        if (payment)
          return <RequestBadge request={{ state: payment.state, shownAs: shownAs(payment.state) }} />;
        if (item.aboveHalf) return <StatusBadge tone="amber" label={t('marks.aboveHalf')} />;
        if (proposed === 0) return <StatusBadge tone="amber" label={explainUnpaid(carried, carryOver)} />;
        if (excluded) return <StatusBadge tone="gray" label={t('marks.excluded')} />;
        if (employeeStatus !== 'active') return <StatusBadge tone="amber" label={t('marks.notActive')} />;
        if (!hasCard) return <StatusBadge tone="amber" label={t('marks.noCard')} />;
        if (item.cardHeldUntil !== null) return <StatusBadge tone="amber" label={t('marks.cardHeld')} />;
        return isAboveMost(amount) ? <StatusBadge tone="amber" label={t('marks.aboveMost')} /> : '—';
      },
    },
  ];
}
