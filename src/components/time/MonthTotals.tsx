import { Grid, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { formatDuration, formatMoney, formatNumber } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface MonthTotalsProps {
  /** Null of a month to come. */
  totals: components['schemas']['MonthTotals'] | null;
  left: components['schemas']['MonthLeft'];
  narrow: boolean;
}

/** The month in four numbers (spec section 3, attendance), and what is left of it. */
export function MonthTotals({ totals, left, narrow }: MonthTotalsProps) {
  const t = useText('attendance');
  const [language] = useLanguage();
  return (
    <TotalsGrid narrow={narrow}>
      {totals && (
        <>
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
        </>
      )}
      {left.days.length > 0 && (
        <Total label={t(totals ? 'month.left' : 'month.working')} value={formatNumber(left.days.length)} wide>
          {left.mayEarn !== null && t('month.mayEarn', { amount: formatMoney(left.mayEarn, language) })}
        </Total>
      )}
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
  /** As wide as the whole row. */
  wide?: boolean;
  children?: ReactNode;
}

function Total({ label, value, tone, wide = false, children }: TotalProps) {
  return (
    <Grid
      asChild
      gap="1"
      align="start"
      alignContent="start"
      minHeight="108px"
      gridColumn={wide ? '1 / -1' : 'auto'}
    >
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
