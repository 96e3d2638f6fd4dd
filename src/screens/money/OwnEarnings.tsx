import type { CompanyMonth } from '#domain/calendar/index.ts';
import { formatMonth, formatNumber } from '#domain/format/index.ts';
import { loadMyEarnings, type MyEarnings } from '#src/actors/money/earnings.ts';
import { watchRequests } from '#src/actors/money/watchRequests.ts';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useMachineProps } from '#src/components/hooks/useMachineProps.ts';
import { SkeletonText } from '#src/components/feedback/SkeletonShapes.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { TotalLines } from './TotalLines.tsx';

const machine = makePage(loadMyEarnings, watchRequests({ type: 'page.refreshed' }));

interface OwnEarningsProps {
  /** This month when left out. Another one needs another `key`. */
  month: CompanyMonth | undefined;
}

/** What an employee's own month comes to, above their payments, which are there without it. */
export function OwnEarnings({ month }: OwnEarningsProps) {
  const { actor, data, failure, retry } = usePage(machine, { of: month, name: 'ownEarnings' });
  const state = useMachineProps(actor);
  return (
    <section className="card stack" data-gap="small" aria-labelledby="own-earnings" {...state}>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {data ? <Month earnings={data} /> : !failure && <SkeletonText lines={2} />}
    </section>
  );
}

function Month({ earnings }: { earnings: MyEarnings }) {
  const t = useText('earnings');
  const [language] = useLanguage();
  const { month, daysWorked, workingDays, salaryPerDay, enabled, ...sums } = earnings;
  const lines = [
    { key: 'perDay', label: t('own.perDay'), amount: salaryPerDay },
    ...(['earned', 'requested', 'underWay', 'paid'] as const).map((key) => ({
      key,
      label: t(`totals.${key}`),
      amount: sums[key],
    })),
    ...(enabled === null ? [] : [{ key: 'enabled', label: t('totals.enabled'), amount: enabled }]),
  ];
  const values = { worked: formatNumber(daysWorked), count: workingDays };
  return (
    <>
      <h2 id="own-earnings" className="small">
        {formatMonth(month, language)} <span className="quiet figures">· {t('own.days', values)}</span>
      </h2>
      <TotalLines label={t('totalsLabel')} lines={lines} />
    </>
  );
}
