import { formatDate, formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { NextPayDate } from '#src/actors/home/employerOverview.ts';

/** With at least one day. */
export type CashPlotProps = NonNullable<NextPayDate['cash']>;

/** The plot for those who cannot see it. */
export function CashTable({ now, days }: Pick<CashPlotProps, 'now' | 'days'>) {
  const t = useText('definitions');
  const overview = useText('overview');
  const [language] = useLanguage();
  return (
    <table className="sr-only">
      <caption>{t('cashByDay.axes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cashByDay.day')}</th>
          <th scope="col">{overview('payDate.cashNow')}</th>
          <th scope="col">{t('cashByDay.left')}</th>
          <th scope="col">{t('cashByDay.total')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, most }) => (
          <tr key={date}>
            <th scope="row">{formatDate(date, language, 'dayMonth')}</th>
            <td>{formatMoney(now, language)}</td>
            <td>{formatMoney(tiyin(most - now), language)}</td>
            <td>{formatMoney(most, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
