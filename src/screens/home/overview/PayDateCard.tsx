import { Flex } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { monthOf } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { NextPayDate } from '#src/actors/home/employerOverview.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { AsOf } from './AsOf.tsx';
import { CardFigure, CardFoot } from './CardParts.tsx';
import { CashByDay } from './CashByDay.tsx';
import { CashNeeded } from './CashNeeded.tsx';
import { OverviewCard, type Page } from './OverviewCard.tsx';
import { hasBegun } from './pages.ts';
import { daysUntil } from './waits.ts';
import { whenOf } from './whenOf.ts';

/** When people are paid next, for what, and how much cash it takes. */
export function PayDateCard({ page }: { page: Page<NextPayDate> }) {
  const t = useText('overview');
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
  // Only an owner may open the settings.
  const isOwner = useColleagueRole() === 'owner';
  return (
    <>
      <div>
        <CardFigure>–</CardFigure>
        <p className="quiet small">{t('payDate.none')}</p>
      </div>
      {isOwner && (
        <CardFoot>
          <Link to="/settings/company/salary">{t('payDate.settings')}</Link>
        </CardFoot>
      )}
    </>
  );
}

type PlannedProps = NextPayDate & { payDate: NonNullable<NextPayDate['payDate']> };

function Planned({ today, payDate, period, draftId, cash }: PlannedProps) {
  const t = useText('overview');
  const [language] = useLanguage();
  const { kind, named, paid, because } = payDate;
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
          {t(`payDate.for.${kind}`, { month })} · {whenOf(t, daysUntil(paid, today))}
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
