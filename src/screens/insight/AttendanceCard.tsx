import { formatNumber } from '#domain/format/index.ts';
import type { AttendanceFigures } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { useText } from '#src/i18n/useText.ts';
import { FigureCard, type Reading } from './FigureCard.tsx';
import { formatValue, type measures } from './measures.ts';

interface AttendanceCardProps extends Reading {
  measure: (typeof measures)[number];
  figures: AttendanceFigures;
}

/** One measure of attendance, beside its value of as many months before. */
export function AttendanceCard({ measure, figures, ...reading }: AttendanceCardProps) {
  const t = useText('analytics');
  const { at } = reading;
  const { points, total, before } = figures;
  const { key, value, secondText, of } = measure;
  const read = at === null ? total : points[at]!.figures;
  const { moves } = at === null ? figures : points[at]!;
  const more = secondText?.(read) ?? null;
  const count = of?.(read);
  return (
    <FigureCard
      {...reading}
      name={t(`measures.${key}.name`)}
      about={t(`measures.${key}.about`)}
      measure={measure}
      read={read}
      points={points.map((point) => point.figures)}
      beside={
        more !== null && (key === 'lateness' || key === 'hours')
          ? t(`measures.${key}.second`, { value: more })
          : null
      }
      under={[
        key === 'people' &&
          t('moves', { joined: formatNumber(moves.joined), left: formatNumber(moves.left) }),
        count !== undefined &&
          key !== 'people' &&
          t(`measures.${key}.of`, { count, value: formatNumber(count) }),
        key === 'attendance' &&
          read.away > 0 &&
          t('measures.attendance.away', { value: formatNumber(read.away) }),
        at === null &&
          before &&
          value(before) !== null &&
          t('before', { value: formatValue(measure, before) }),
      ]}
    />
  );
}
