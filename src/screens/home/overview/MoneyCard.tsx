import { Link } from 'react-router-dom';
import { formatDate, formatNumber, formatTime, moneyParts, moneyUnit } from '#domain/format/index.ts';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { loadMoney, type MoneyOverview } from '#src/actors/home/employerOverview.ts';
import { watchRequests } from '#src/actors/payments/watchRequests.ts';
import { watchNetwork } from '#src/actors/shared/watchNetwork.ts';
import { usePage } from '#src/components/usePage.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { CardFigure, CardLine } from './CardParts.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import { refreshSoonWhile } from './refreshing.ts';

const machine = pageMachineOf<MoneyOverview>().provide({
  actors: {
    load: loadMoney,
    watch: watchRequests({ type: 'page.refreshed' }),
    watchNetwork: watchNetwork({ type: 'page.retried' }),
  },
  delays: refreshSoonWhile(({ unpaid }) => unpaid === null),
});

/** What is earned and not paid, and where the money of payments is. */
export function MoneyCard() {
  const t = useText('overview');
  const [language] = useLanguage();
  const page = usePage(machine, 'money');
  const asOf = page.data?.asOf;
  return (
    <OverviewCard
      id="money-title"
      title={t('money.title', { unit: moneyUnit(language) })}
      page={page}
      beside={
        asOf && (
          <time dateTime={asOf} className="quiet small">
            {t('money.asOf', { time: formatTime(Date.parse(asOf)) })}
          </time>
        )
      }
    >
      {(data) => <Sums {...data} />}
    </OverviewCard>
  );
}

/** What money can be in, other than paid; most of it seldom. */
const states = ['approved', 'sending', 'inDoubt', 'failed', 'returned'] as const;

function Sums({ month, unpaid, paid, ...sums }: MoneyOverview) {
  const t = useText('overview');
  const [language] = useLanguage();
  const lines = states
    .filter((state) => state === 'approved' || sums[state].count > 0)
    .map((state) => ({ to: `/requests?state=${state}`, label: t(`money.${state}`), sum: sums[state] }));
  lines.push({
    to: `/payments?state=paid&month=${month}`,
    label: t('money.paid', { month: formatDate(`${month}-01`, language, 'month') }),
    sum: paid,
  });
  return (
    <>
      {unpaid === null ? (
        <p className="quiet small">{t('money.counting')}</p>
      ) : (
        <div>
          <CardFigure>
            <Link className="plain" to="/payments/runs">
              {moneyParts(unpaid, language).number}
            </Link>
          </CardFigure>
          <p className="quiet small">{t('money.unpaid')}</p>
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
    </>
  );
}
