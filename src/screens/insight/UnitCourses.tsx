import { Flex, Grid } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { attendanceRate, expectedDays, FEWEST_COMPARED } from '#domain/analytics/figures.ts';
import { formatNumber, formatPercent } from '#domain/format/index.ts';
import type { AttendanceFigures } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { Marks } from '#src/components/plots/Marks.tsx';
import { scalesOf, type Series } from '#src/components/plots/scales.ts';
import { useText } from '#src/i18n/useText.ts';

interface UnitCoursesProps {
  figures: AttendanceFigures;
  hrefOf: (unit: string) => string;
}

/** Small plots of the units' attendance on one scale, to be compared at a glance; the table below them has the numbers. */
export function UnitCourses({ figures: { units, points }, hrefOf }: UnitCoursesProps) {
  const t = useText('analytics');
  const compared = units.filter(({ figures }) => figures.people >= FEWEST_COMPARED);
  if (compared.length < 2 || points.length < 2) return null;
  const seriesOf = (values: Series['values']): Series => ({ kind: 'line', name: 'attendance', values });
  const formatBase = (count: number) => t('measures.attendance.of', { count, value: formatNumber(count) });
  const scales = scalesOf(
    compared.map(({ course }) => seriesOf(course)),
    'near',
  );
  return (
    <section className="stack" aria-labelledby="courses-title">
      <div>
        <h2 id="courses-title">{t('courses')}</h2>
        <p className="quiet small">{t('coursesAbout')}</p>
      </div>
      <Grid columns={{ initial: '2', sm: '3', lg: '6' }} gap={{ initial: '3', sm: '4' }}>
        {compared.map(({ unit, figures, course }) => (
          <section key={unit?.id ?? 'none'} className="card" aria-label={unit?.title ?? t('noUnit')}>
            <Link className="cut" to={hrefOf(unit?.id ?? 'none')}>
              {unit?.title ?? t('noUnit')}
            </Link>
            <Flex align="baseline" gap="2" wrap="wrap">
              <strong>{rateOf(figures)}</strong>
              <span className="quiet small">{formatBase(expectedDays(figures))}</span>
            </Flex>
            <div className="plot" style={{ gridTemplate: '48px / minmax(0, 1fr)' }}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                {scales.ticks.map((tick) => (
                  <path key={tick} className="plot-grid" d={`M0 ${scales.y(tick)}h100`} />
                ))}
                <Marks series={seriesOf(course)} scales={scales} at={null} />
              </svg>
            </div>
          </section>
        ))}
      </Grid>
    </section>
  );
}

const rateOf = (figures: AttendanceFigures['total']) => {
  const rate = attendanceRate(figures);
  return rate === null ? '–' : formatPercent(rate);
};
