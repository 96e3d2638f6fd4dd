import { formatNumber } from '#domain/format/index.ts';
import type { Arrivals } from '#src/actors/home/employerOverview.ts';
import { useText } from '#src/i18n/useText.ts';

/** The plot for those who cannot see it. */
export function ArrivalsTable({ halfHours }: Pick<Arrivals, 'halfHours'>) {
  const t = useText('overview');
  return (
    <table className="sr-only">
      <caption>{t('arrivals.axes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('arrivals.from')}</th>
          <th scope="col">{t('arrivals.today')}</th>
          <th scope="col">{t('arrivals.usual')}</th>
        </tr>
      </thead>
      <tbody>
        {halfHours.map(({ from, today, usual }) => (
          <tr key={from}>
            <th scope="row">{from}</th>
            <td>{formatNumber(today)}</td>
            <td>{usual === null ? '–' : formatNumber(usual)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
