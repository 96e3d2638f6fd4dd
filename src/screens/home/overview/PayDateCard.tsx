import { Flex } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { DAY_MS, monthOf } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { loadPayDate, type NextPayDate } from '#src/actors/home/employerOverview.ts';
import { watchRequestsTogether } from '#src/actors/payments/watchRequests.ts';
import { watchNetwork } from '#src/actors/shared/watchNetwork.ts';
import { usePage } from '#src/components/usePage.ts';
import type { Text } from '#src/i18n/types.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { AsOf } from './AsOf.tsx';
import { CardFigure, CardFoot } from './CardParts.tsx';
import { CashByDay } from './CashByDay.tsx';
import { CashNeeded } from './CashNeeded.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import { refreshSoonWhile } from './refreshing.ts';

/** Nothing can be counted of a month that has not begun. */
const hasBegun = ({ today, period }: Pick<NextPayDate, 'today' | 'period'>) =>
  period !== null && period <= monthOf(today);
const isCounting = (next: NextPayDate) => next.cash === null && hasBegun(next);

const machine = pageMachineOf<NextPayDate>().provide({
  actors: {
    load: loadPayDate,
    watch: watchRequestsTogether({ type: 'page.refreshed' }),
    watchNetwork: watchNetwork({ type: 'page.retried' }),
  },
  delays: refreshSoonWhile(isCounting),
});

/** When people are paid next, for what, and how much cash it takes. */
export function PayDateCard() {
  const t = useText('overview');
  const page = usePage(machine, 'payDate');
  const { data } = page;
  return (
    <OverviewCard
      id="pay-date-title"
      title={t('payDate.title')}
      page={page}
      figures={['cashNow', 'cashMost']}
      beside={data?.asOf != null && <AsOf at={data.asOf} today={data.today} />}
    >
      {(next) => (next.payDate === null ? <NoPayDate /> : <Planned {...next} payDate={next.payDate} />)}
    </OverviewCard>
  );
}

function NoPayDate() {
  const t = useText('overview');
  // The settings are the owner's.
  const isOwner = useColleagueRole() === 'owner';
  return (
    <>
      <p className="quiet small">{t('payDate.none')}</p>
      {isOwner && (
        <CardFoot>
          <Link to="/settings/company/salary">{t('payDate.settings')}</Link>
        </CardFoot>
      )}
    </>
  );
}

function whenOf(t: Text<'overview'>, days: number): string {
  if (days < 0) return t('payDate.overdue', { count: -days });
  if (days > 1) return t('payDate.inDays', { count: days });
  return t(days === 1 ? 'payDate.tomorrow' : 'payDate.today');
}

type PlannedProps = NextPayDate & { payDate: NonNullable<NextPayDate['payDate']> };

function Planned({ today, payDate, period, draftId, cash }: PlannedProps) {
  const t = useText('overview');
  const [language] = useLanguage();
  const { kind, named, paid, because } = payDate;
  const days = (Date.parse(paid) - Date.parse(today)) / DAY_MS;
  const month = formatDate(`${period ?? monthOf(paid)}-01`, language, 'month');
  return (
    <>
      <div>
        <Flex align="baseline" wrap="wrap" gapX="2">
          <CardFigure>
            <time dateTime={paid}>{formatDate(paid, language, 'dayMonth')}</time>
          </CardFigure>
          <span className="quiet small">{formatDate(paid, language, 'weekday')}</span>
        </Flex>
        <p className="quiet small">
          {t(`payDate.for.${kind}`, { month })} · {whenOf(t, days)}
        </p>
        {because !== null && (
          <p className="quiet small">
            {t(`payDate.because.${because}`, { date: formatDate(named, language, 'dayMonth') })}
          </p>
        )}
      </div>
      {cash === null ? (
        <p className="quiet small">
          {t(hasBegun({ today, period }) ? 'money.counting' : 'payDate.notBegun')}
        </p>
      ) : (
        <CashNeeded {...cash} />
      )}
      <CardFoot>
        <Link to={draftId === null ? '/payments/runs' : `/payments/runs/${draftId}`}>
          {t(draftId === null ? 'payDate.runs' : 'payDate.draft')}
        </Link>
        {cash && cash.now < cash.most && cash.days.length > 0 && (
          <CashByDay key={cash.days.length} {...cash} />
        )}
      </CardFoot>
    </>
  );
}
