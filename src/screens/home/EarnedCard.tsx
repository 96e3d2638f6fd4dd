import { formatDuration, formatMoney, formatMonth } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Amount } from '#src/components/Amount.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** The number the screen is about: earned so far, and how far the month has progressed. */
export function EarnedCard({ salary }: { salary: components['schemas']['Salary'] }) {
  const t = useText('home');
  const [language] = useLanguage();
  const { daysWorked, workingDays, openDay } = salary;
  const days = t('daysOf', { worked: daysWorked, count: workingDays });
  return (
    <section className="card earned" aria-labelledby="earned-title">
      <h2 id="earned-title" className="card-label">
        {t('earnedSoFar', { month: formatMonth(salary.period, language) })}
      </h2>
      <Amount tiyin={salary.earned} size="hero" />
      <div
        className="month-bar"
        role="progressbar"
        aria-label={t('monthProgress')}
        aria-valuemin={0}
        aria-valuemax={workingDays}
        aria-valuenow={Math.min(daysWorked, workingDays)}
        aria-valuetext={days}
      >
        <span
          style={{ inlineSize: `${workingDays ? Math.min(100, (daysWorked / workingDays) * 100) : 0}%` }}
        />
      </div>
      <p className="quiet small">{days}</p>
      {openDay && (
        <p className="small open-day">
          {t('openDay', {
            amount: formatMoney(openDay.worth, language),
            duration: formatDuration(openDay.countsFromMinutes, language),
          })}
        </p>
      )}
    </section>
  );
}
