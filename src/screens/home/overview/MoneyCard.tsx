import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { formatDate, formatNumber, moneyParts, moneyUnit } from '#domain/format/index.ts';
import type { MoneyOverview } from '#src/actors/home/employerOverview.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { AsOf } from './AsOf.tsx';
import { CardFigure, CardFoot, CardLine, FigureLink } from './CardParts.tsx';
import { OverviewCard, type Page } from './OverviewCard.tsx';

/** What is earned and not paid, and where the money of payments is. */
export function MoneyCard({ page }: { page: Page<MoneyOverview> }) {
  const t = useText('overview');
  const [language] = useLanguage();
  const { data } = page;
  return (
    <OverviewCard
      id="money-title"
      title={t('money.title', { unit: moneyUnit(language) })}
      page={page}
      figures={['unpaid', ...states, 'paid']}
      beside={data?.asOf != null && <AsOf at={data.asOf} today={data.today} />}
    >
      {(data) => <Sums {...data} />}
    </OverviewCard>
  );
}

/** States of money other than paid; most of them are usually empty. */
const states = ['approved', 'sending', 'inDoubt', 'failed', 'returned'] as const;

function Sums({ since, month, unpaid, paid, ...sums }: MoneyOverview) {
  const t = useText('overview');
  const [language] = useLanguage();
  const monthName = (one: CompanyMonth) => formatDate(`${one}-01`, language, 'month');
  const months = [...new Set([since, month])];
  const lines = states
    .filter((state) => state === 'approved' || sums[state].count > 0)
    .map((state) => ({ to: `/requests?state=${state}`, label: t(`money.${state}`), sum: sums[state] }));
  lines.push({
    to: `/payments?state=paid&month=${month}`,
    label: t('money.paid', { month: monthName(month) }),
    sum: paid,
  });
  return (
    <>
      {unpaid === null ? (
        <div>
          <CardFigure>–</CardFigure>
          <p className="quiet small">{t('money.counting')}</p>
        </div>
      ) : (
        <div>
          <CardFigure>
            <FigureLink to="/payments/earnings?due=unpaid" name={t('money.unpaid')}>
              {moneyParts(unpaid, language).number}
            </FigureLink>
          </CardFigure>
          <p className="quiet small">
            {t('money.unpaid')} ·{' '}
            {months.length === 1
              ? monthName(month)
              : months.map((one, place) => (
                  <Fragment key={one}>
                    {place > 0 && ', '}
                    <Link
                      to={`/payments/earnings?due=unpaid&month=${one}`}
                      aria-label={`${t('money.unpaid')}: ${monthName(one)}`}
                    >
                      {monthName(one)}
                    </Link>
                  </Fragment>
                ))}
          </p>
        </div>
      )}
      <ul>
        {lines.map(({ to, label, sum: { count, amount } }) => (
          <CardLine
            key={to}
            to={to}
            label={
              <>
                {label} <span className="quiet">{formatNumber(count)}</span>
              </>
            }
          >
            {moneyParts(amount, language).number}
          </CardLine>
        ))}
      </ul>
      <CardFoot>
        <Link to="/payments/earnings">{t('money.byPerson')}</Link>
      </CardFoot>
    </>
  );
}
