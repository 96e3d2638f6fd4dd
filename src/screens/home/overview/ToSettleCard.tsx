import { formatDate, formatMoney, formatNumber } from '#domain/format/index.ts';
import type { ToSettleCount as Count } from '#src/actors/home/employerOverview.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { AsOf } from './AsOf.tsx';
import { CardFigure, CardFoot, CardLine, FigureLink } from './CardParts.tsx';
import { OverviewCard, type Page } from './OverviewCard.tsx';

type Kind = keyof Count['counts'];

const queue = '/attendances/settle';
const most = 3;

/** The waiting kinds, the most frequent first; those that do not fit on the card are summed into one line. */
function linesOf(counts: Count['counts']) {
  const waiting = (Object.entries(counts) as [Kind, number][])
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);
  const shown = waiting.length > most ? most - 1 : most;
  const others = waiting.slice(shown).reduce((sum, [, count]) => sum + count, 0);
  return { lines: waiting.slice(0, shown), others };
}

/** What waits for a decision on somebody's days. */
export function ToSettleCard({ page }: { page: Page<Count> }) {
  const t = useText('overview');
  return (
    <OverviewCard
      id="settle-title"
      title={t('settle.title')}
      page={page}
      figures={page.data?.stake ? ['waiting', 'stake'] : ['waiting']}
    >
      {(data) => <Counted {...data} />}
    </OverviewCard>
  );
}

function Counted({ today, count, counts, oldest, stake }: Count) {
  const t = useText('overview');
  const [language] = useLanguage();
  const { lines, others } = linesOf(counts);
  return (
    <>
      <div>
        <CardFigure>
          <FigureLink to={queue} name={t('settle.title')}>
            {formatNumber(count)}
          </FigureLink>
        </CardFigure>
        <p className="quiet small">
          {oldest === null
            ? t('settle.nothing')
            : t('settle.oldest', { date: formatDate(oldest, language, 'dayMonth') })}
        </p>
      </div>
      <ul>
        {lines.map(([kind, ofKind]) => (
          <CardLine key={kind} to={`${queue}?kind=${kind}`} label={t(`settle.kind.${kind}`)}>
            {formatNumber(ofKind)}
          </CardLine>
        ))}
        {others > 0 && (
          <CardLine to={queue} label={t('settle.others')}>
            {formatNumber(others)}
          </CardLine>
        )}
      </ul>
      {stake !== null && stake.amount > 0 && (
        <p className="quiet small">
          {t('settle.stake', { amount: formatMoney(stake.amount, language) })} ·{' '}
          <AsOf at={stake.asOf} today={today} />
        </p>
      )}
      {count > 0 && (
        <CardFoot>
          <ButtonLink size="1" variant="soft" to={queue}>
            {t('settle.open')}
          </ButtonLink>
        </CardFoot>
      )}
    </>
  );
}
