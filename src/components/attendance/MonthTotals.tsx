import { Grid, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { formatDuration, formatNumber } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface MonthTotalsProps {
  totals: components['schemas']['MonthTotals'];
  narrow: boolean;
}

/** The month in four numbers (spec section 3, attendance). */
export function MonthTotals({ totals, narrow }: MonthTotalsProps) {
  const t = useText('attendance');
  const [language] = useLanguage();
  return (
    <TotalsGrid narrow={narrow}>
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
    </TotalsGrid>
  );
}

export const TotalsGrid = ({ narrow, children }: { narrow: boolean; children: ReactNode }) => (
  <Grid
    asChild
    columns={narrow ? '2' : { initial: '2', sm: '4', md: '1' }}
    {...(narrow ? {} : { gridColumn: { md: '2' }, gridRow: { md: '1' } })}
    gap="3"
  >
    <dl>{children}</dl>
  </Grid>
);

interface TotalProps {
  label: string;
  value: string;
  tone?: 'orange' | 'red' | undefined;
  children?: ReactNode;
}

function Total({ label, value, tone, children }: TotalProps) {
  return (
    <Grid asChild gap="1" align="start" alignContent="start" minHeight="108px">
      <div className="card">
        <dt className="quiet small">{label}</dt>
        <Grid asChild>
          <dd>
            <Text asChild color={tone}>
              <strong className="figure">{value}</strong>
            </Text>
            {children !== undefined && <span className="quiet small">{children}</span>}
          </dd>
        </Grid>
      </div>
    </Grid>
  );
}
