import { Flex, Progress, Text } from '@radix-ui/themes';
import { formatDuration, formatMoney, formatMonth } from '#domain/format/index.ts';
import type { HomeFigures } from '#machines/flows/payments/employeeHome/employeeHomeMachine.ts';
import { CardLabel } from './CardLabel.tsx';
import { Amount } from '#src/components/Amount.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** The number the screen is about: earned so far, and how far the month has progressed. */
export function EarnedCard({ salary }: { salary: HomeFigures['salary'] }) {
  const t = useText('home');
  const [language] = useLanguage();
  const { daysWorked, workingDays, openDay } = salary;
  const days = t('daysOf', { worked: daysWorked, count: workingDays });
  return (
    <Flex asChild direction="column" gap="3">
      <section className="card" aria-labelledby="earned-title">
        <CardLabel id="earned-title">
          {t('earnedSoFar', { month: formatMonth(salary.period, language) })}
        </CardLabel>
        <Amount tiyin={salary.earned} size="hero" />
        <Progress
          size="3"
          aria-label={t('monthProgress')}
          max={Math.max(1, workingDays)}
          value={Math.min(daysWorked, workingDays)}
          getValueLabel={() => days}
        />
        <p className="quiet small">{days}</p>
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
