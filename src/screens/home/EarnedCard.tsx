import { Flex, Progress, Text } from '@radix-ui/themes';
import { formatDate, formatDuration, formatMoney, formatMonth } from '#domain/format/index.ts';
import type { HomeFigures } from '#machines/flows/home/employeeHome/employeeHomeMachine.ts';
import { Because } from './Because.tsx';
import { CardLabel } from './CardLabel.tsx';
import { Amount } from '#src/components/Amount.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Earned so far, how far the month has progressed, and when it is paid next. */
export function EarnedCard({ salary, leads }: { salary: HomeFigures['salary']; leads: boolean }) {
  const t = useText('home');
  const [language] = useLanguage();
  const { daysWorked, workingDays, openDay } = salary;
  const next = salary.ahead?.next;
  const days = t('daysOf', { worked: daysWorked, count: workingDays });
  return (
    <Flex asChild direction="column" gap="3">
      <section className="card" aria-labelledby="earned-title">
        <CardLabel id="earned-title">
          {t('earnedSoFar', { month: formatMonth(salary.period, language) })}
        </CardLabel>
        <Amount tiyin={salary.earned} size={leads ? 'hero' : 'title'} />
        <Progress
          size="3"
          aria-label={t('monthProgress')}
          max={Math.max(1, workingDays)}
          value={Math.min(daysWorked, workingDays)}
          getValueLabel={() => days}
        />
        <p className="quiet small">{days}</p>
        {salary.salaryBasis === 'gross' && <p className="quiet small">{t('beforeTax')}</p>}
        {next && (
          <p className="quiet small">
            {t(`ahead.next.${next.kind}`, {
              date: formatDate(next.paid, language, 'dayMonth'),
              weekday: formatDate(next.paid, language, 'weekday'),
            })}
            <Because payday={next} />
          </p>
        )}
        {openDay && (
          <Text as="p" size="2" color="teal">
            {t('openDay', {
              amount: formatMoney(openDay.worth, language),
              duration: formatDuration(openDay.countsFromMinutes, language),
            })}
          </Text>
        )}
      </section>
    </Flex>
  );
}
