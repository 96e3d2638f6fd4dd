import { Flex, Text } from '@radix-ui/themes';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatMoney, formatMonth } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Amount } from '#src/components/Amount.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { Because } from './Because.tsx';
import { CardLabel } from './CardLabel.tsx';

type LastMonth = components['schemas']['LastMonthPay'];

interface LastMonthProps {
  month: LastMonth;
  today: CompanyDate;
  /** The card's amount is the main number of the screen. */
  leads: boolean;
}

/** What the last month has earned and not been paid yet, and when it is. */
export function LastMonthCard({ month, today, leads }: LastMonthProps) {
  const t = useText('home');
  const [language] = useLanguage();
  const { earned, netDifference, additions, deductions, tax, carryOver, paid, toCome, state } = month;
  const sums = [
    [t('ahead.earned'), earned],
    [t('ahead.netDifference'), netDifference],
    [t('ahead.additions'), additions],
    [t('ahead.tax'), tax],
    [t('ahead.deductions'), deductions],
    [t('why.carryOver'), carryOver],
    [t('ahead.paid'), paid],
  ] as const;
  return (
    <Flex asChild direction="column" gap="3">
      <section className="card" aria-labelledby="last-month-title" data-state={state}>
        <CardLabel id="last-month-title">
          {t('ahead.toPay', { month: formatMonth(month.month, language) })}
        </CardLabel>
        <Amount tiyin={toCome} size={leads ? 'hero' : 'title'} />
        {toCome === 0 ? <p>{t('ahead.allPaid')}</p> : <When month={month} today={today} />}
        {toCome !== earned && (
          <Flex wrap="wrap" gapX="4" className="quiet small">
            {sums
              // Figures stored by an earlier version may lack some amounts.
              .filter(([, amount]) => amount > 0 || amount < 0)
              .map(([label, amount]) => (
                <span key={label}>{`${label}: ${formatMoney(amount, language)}`}</span>
              ))}
          </Flex>
        )}
        {state === 'open' && <p className="quiet small">{t('ahead.open')}</p>}
      </section>
    </Flex>
  );
}

/** The payday while it lies ahead; no promise once it has passed. */
function When({ month: { state, payday }, today }: Pick<LastMonthProps, 'month' | 'today'>) {
  const t = useText('home');
  const [language] = useLanguage();
  if (state === 'underWay') return <p>{t('ahead.underWay')}</p>;
  if (state === 'left') return <p>{t('ahead.left')}</p>;
  if (!payday) return <p>{t('ahead.noPayday')}</p>;
  const date = formatDate(payday.paid, language, 'dayMonth');
  if (payday.paid < today)
    return (
      <Text as="p" color="orange">
        {t('ahead.passed', { date })}
      </Text>
    );
  return (
    <p>
      {t('ahead.payday', { date, weekday: formatDate(payday.paid, language, 'weekday') })}
      <span className="quiet small">
        <Because payday={payday} />
      </span>
    </p>
  );
}
