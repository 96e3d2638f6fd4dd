import type { EarningsPage } from '#src/actors/money/earnings.ts';
import { useText } from '#src/i18n/useText.ts';
import { TotalLines } from './TotalLines.tsx';

const alwaysShown = ['paid', 'underWay', 'requested', 'unpaid'] as const;

/** Of everybody found, on all pages. Undefined while they load. */
export function EarningTotals({ totals }: { totals: EarningsPage['totals'] | undefined }) {
  const t = useText('earnings');
  const keys = [
    'earned' as const,
    ...(totals && totals.besideDays !== 0 ? (['besideDays'] as const) : []),
    ...alwaysShown,
    ...(totals && totals.enabled !== null ? (['enabled'] as const) : []),
    ...(totals && totals.owing > 0 ? (['owing'] as const) : []),
  ];
  const lines = keys.map((key) => ({
    key,
    label: t(`totals.${key}`),
    amount: totals?.[key] ?? undefined,
  }));
  return <TotalLines label={t('totalsLabel')} lines={lines} />;
}
