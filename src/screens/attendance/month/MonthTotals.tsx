import type { ReactNode } from 'react';
import { formatDuration, formatNumber } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** The month in four numbers (spec section 3, attendance). */
export function MonthTotals({ totals }: { totals: components['schemas']['MonthTotals'] }) {
  const t = useText('attendance');
  const [language] = useLanguage();
  return (
    <dl className="month-totals">
      <Total label={t('month.workedDays')} value={formatNumber(totals.workedDaysUntilToday)}>
        {t('month.ofDays', { count: totals.workingDaysInMonth })}
      </Total>
      <Total label={t('month.hours')} value={formatDuration(totals.minutesWorked, language)} />
      <Total
        label={t('month.tardiness')}
        value={formatDuration(totals.tardinessMinutes, language)}
        tone={totals.lateDays > 0 ? 'orange' : undefined}
      >
        {t('month.lateDays', { count: totals.lateDays })}
      </Total>
      <Total
        label={t('month.absences')}
        value={formatNumber(totals.absentDays)}
        tone={totals.absentDays > 0 ? 'red' : undefined}
      />
    </dl>
  );
}

interface TotalProps {
  label: string;
  value: string;
  tone?: 'orange' | 'red' | undefined;
  children?: ReactNode;
}

function Total({ label, value, tone, children }: TotalProps) {
  return (
    <div className="card month-total" data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
        {children !== undefined && <span className="quiet small">{children}</span>}
      </dd>
    </div>
  );
}
