import { Flex, Progress } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { formatInstant, formatMoney, formatNumber } from '#domain/format/index.ts';
import { settlesMonth } from '#domain/payRun.ts';
import { tellsBalance } from '#domain/payoutLimits.ts';
import type { PayRun } from '#src/actors/money/payRuns.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { When } from '#src/components/time/When.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { AmountTotals } from '../AmountTotals.tsx';
import { NetPayPart } from './NetPayPart.tsx';
import { PayRunActions } from './PayRunActions.tsx';
import { PayRunBalance } from './PayRunBalance.tsx';
import { signedMoney } from './signedMoney.ts';
import { useNetPay } from './useNetPay.ts';
import type { PayRunInUse } from './usePayRun.ts';

const tones = { draft: 'teal', confirmed: 'green', cancelled: 'gray' } as const;

export interface PayRunHeadProps extends Pick<PayRunInUse, 'change' | 'confirm' | 'lines'> {
  run: PayRun;
}

/** Who computed and confirmed the run and when, what it pays, and what stands in its way. */
export function PayRunHead({ run, lines, ...actors }: PayRunHeadProps) {
  const t = useText('runs');
  const { number, kind, state, advancePercent, reason } = run;
  const payouts = useText('payouts');
  const [language] = useLanguage();
  const warnings = useWarnings(run);
  const net = useNetPay(run.id, { change: actors.change, lines });
  return (
    <section className="card stack" aria-labelledby="run">
      <Flex wrap="wrap" align="center" justify="between" gap="3">
        <div>
          <Flex asChild align="center" gap="2" wrap="wrap">
            <h2 id="run">
              {t('numbered', { number: formatNumber(number) })}
              <StatusBadge tone={tones[state]} label={t(`state.${state}`)} />
            </h2>
          </Flex>
          <p className="quiet small">
            {t('computed')} <When at={run.createdAt} by={run.byCalendar ? t('byCalendar') : run.createdBy} />
          </p>
          {run.provider !== null && (
            <p className="quiet small">{t('payer', { provider: payouts(`provider.${run.provider}`) })}</p>
          )}
          {run.confirmedAt !== null && (
            <p className="quiet small">
              {t('confirmedWhen')} <When at={run.confirmedAt} by={run.confirmedBy} />
            </p>
          )}
        </div>
        <PayRunActions run={run} {...actors} fileRead={net.snapshot.context.file !== null} />
      </Flex>
      <AmountTotals totals={useTotals(run)} />
      {run.provider !== null && tellsBalance(run.provider) && <PayRunBalance key={run.provider} run={run} />}
      {run.bankFile && <BankFile {...run.bankFile} />}
      {run.payments && run.payments.underWay.count > 0 && <Sending payments={run.payments} />}
      {kind === 'correction' && <p className="quiet small">{t('howCorrection')}</p>}
      <p className="quiet small">
        {advancePercent === null
          ? t(kind === 'requests' ? 'howRequests' : run.takenBack.count > 0 ? 'howSalaryBack' : 'howSalary', {
              tax: run.tax.count > 0 ? t('howTax') : '',
            })
          : t('howAdvance', { percent: advancePercent })}
        {run.carried.count > 0 && `. ${t('howCarried')}`}
        {run.byNet.count > 0 && `. ${t('net.how')}`}
      </p>
      {run.otherRequests.count > 0 && (
        <p className="quiet small">
          {t('otherRequests', { count: run.otherRequests.count })}{' '}
          <Link to="/requests?state=inProcess">{t('requestList')}</Link>
        </p>
      )}
      {state === 'draft' && settlesMonth(kind) && <NetPayPart run={run} change={actors.change} {...net} />}
      {state === 'confirmed' && run.byNet.count > 0 && (
        <p className="quiet small">
          {t('net.stands', { count: run.byNet.count, difference: signedMoney(run.byNet.amount, language) })}
        </p>
      )}
      {reason !== null && <p>{t('cancelledBecause', { reason })}</p>}
      {state === 'draft' && warnings.length > 0 && (
        <Notice tone="amber" icon={<AlertIcon />}>
          <div>
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </div>
        </Notice>
      )}
    </section>
  );
}

/**
 * Links to where the run continues: the list from which registers are made, and the registers that have its payments.
 */
function BankFile({ waits, registers }: NonNullable<PayRun['bankFile']>) {
  const t = useText('runs');
  const names = useText('registers');
  return (
    <Flex gap="2" wrap="wrap" align="center" role="group" aria-label={names('file.title')}>
      {waits && (
        <ButtonLink size="3" to="/payments/registers">
          {t('toRegisters')}
        </ButtonLink>
      )}
      {registers.map(({ id, number }) => (
        <ButtonLink
          key={id}
          to={`/payments?register=${id}`}
          {...(waits ? { variant: 'soft', color: 'gray' } : { size: '3', variant: 'soft' })}
        >
          {names('numbered', { number: formatNumber(number) })}
        </ButtonLink>
      ))}
    </Flex>
  );
}

/** How many of the payments are over, one way or the other. */
function Sending({
  payments: { underWay, paid, failed, cancelled },
}: {
  payments: NonNullable<PayRun['payments']>;
}) {
  const t = useText('runs');
  const done = paid.count + failed.count + cancelled.count;
  const total = done + underWay.count;
  const text = t('progress', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <Flex direction="column" gap="1">
      <Progress aria-label={t('progressLabel')} value={(done / total) * 100} getValueLabel={() => text} />
      <span className="quiet small figures">{text}</span>
    </Flex>
  );
}

function useTotals({ included, excluded, undecided, carried, takenBack, tax, payments }: PayRun) {
  const t = useText('runs');
  const parts = (['paid', 'underWay', 'failed', 'cancelled'] as const).map((key) => ({
    key,
    label: t(`payments.${key}`),
    ...(payments?.[key] ?? { count: 0, amount: excluded.amount }),
  }));
  return [
    { key: 'included', label: t('toPay'), ...included },
    ...parts,
    { key: 'excluded', label: t('show.excluded'), ...excluded },
    { key: 'tax', label: t('tax'), ...tax },
    { key: 'undecided', label: t('undecided'), ...undecided },
    { key: 'takenBack', label: t('takenBack'), ...takenBack },
    { key: 'carried', label: t('carried'), ...carried },
  ].filter(({ count }) => count > 0);
}

function useWarnings(run: PayRun): string[] {
  const t = useText('runs');
  const [language] = useLanguage();
  const most = run.mostInPayment;
  return [
    ...(run.withoutCard > 0 ? [t('withoutCard', { count: run.withoutCard })] : []),
    ...(run.notActive > 0 ? [t('notActive', { count: run.notActive })] : []),
    ...(run.aboveMost > 0 && most !== null
      ? [t('aboveMost', { count: run.aboveMost, most: formatMoney(most, language) })]
      : []),
    ...(run.aboveHalf > 0 ? [t('aboveHalf', { count: run.aboveHalf })] : []),
    ...(run.heldUntil !== null && run.confirming !== 'alone'
      ? [t('heldCards', { count: run.heldCards, until: formatInstant(run.heldUntil, language, 'short') })]
      : []),
    ...(run.undecided.count > 0 ? [t('undecidedText')] : []),
    ...(run.confirming === 'others' ? [t('othersConfirm')] : []),
  ];
}
