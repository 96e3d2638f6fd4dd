import { Flex } from '@radix-ui/themes';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatNumber, formatTime } from '#domain/format/index.ts';
import type { PayRun } from '#src/actors/payments/payRuns.ts';
import { Button } from '#src/components/Button.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { StatusBadge } from '#src/components/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { AmountTotals } from '../AmountTotals.tsx';
import type { PayRunInUse } from './usePayRun.ts';

/** Who computed the run and when, what it would pay, and what stands in its way. */
export function PayRunHead({ run, change }: { run: PayRun; change: PayRunInUse['change'] }) {
  const t = useText('runs');
  const [language] = useLanguage();
  const { number, state, createdAt, createdBy, included, excluded, advancePercent, reason } = run;
  const at = Date.parse(createdAt);
  const when = `${formatDate(companyDate(at), language)}, ${formatTime(at)}`;
  const totals = [
    { key: 'included', label: t('toPay'), ...included },
    { key: 'excluded', label: t('show.excluded'), ...excluded },
  ].filter(({ count }) => count > 0);
  const warnings = [
    ...(run.withoutCard > 0 ? [t('withoutCard', { count: run.withoutCard })] : []),
    ...(run.notActive > 0 ? [t('notActive', { count: run.notActive })] : []),
  ];
  return (
    <section className="card stack" aria-labelledby="run">
      <Flex wrap="wrap" align="center" justify="between" gap="3">
        <div>
          <Flex asChild align="center" gap="2" wrap="wrap">
            <h2 id="run">
              {t('numbered', { number: formatNumber(number) })}
              <StatusBadge tone={state === 'draft' ? 'teal' : 'gray'} label={t(`state.${state}`)} />
            </h2>
          </Flex>
          <p className="quiet small">
            {t('computed')} <time dateTime={createdAt}>{when}</time>
            {createdBy !== null && ` · ${createdBy}`}
          </p>
        </div>
        {state === 'draft' && (
          <Button
            size="3"
            variant="soft"
            color="gray"
            onClick={() =>
              change.send({ type: 'change.chosen', subject: { verb: 'cancel', run, item: null } })
            }
          >
            {t('verb.cancel')}
          </Button>
        )}
      </Flex>
      <AmountTotals totals={totals} />
      <p className="quiet small">
        {t(advancePercent === null ? 'howSalary' : 'howAdvance', { percent: advancePercent ?? 0 })}
      </p>
      {reason !== null && <p>{t('cancelledBecause', { reason })}</p>}
      {state === 'draft' && warnings.length > 0 && (
        <Notice tone="amber" icon={<AlertIcon />}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
    </section>
  );
}
