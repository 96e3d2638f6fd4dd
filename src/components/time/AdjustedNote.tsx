import { formatDuration, formatMoney, formatMonth } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { signed } from './signed.ts';

/** For a corrected day in a closed month, names the month that has the adjustment. */
export function AdjustedNote({ adjusted }: { adjusted: components['schemas']['AdjustedDay'] }) {
  const t = useText('attendance');
  const [language] = useLanguage();
  const { month, minutes, amount } = adjusted;
  const change = [
    signed(minutes, (value) => formatDuration(value, language)),
    signed(amount, (value) => formatMoney(tiyin(value), language)),
  ].join(', ');
  return (
    <p className="quiet" data-adjusted={month}>
      {t('correction.adjusted', { month: formatMonth(month, language), change })}
    </p>
  );
}
