import { formatNumber } from '#domain/format/index.ts';
import { boardFilters, type BoardFilter, type DayBoard } from '#src/actors/attendance/attendances.ts';
import { useText } from '#src/i18n/useText.ts';
import { markIcon, markTones, type Mark } from '../presence.tsx';

export interface DayCountsProps {
  board: DayBoard;
  /** The count whose people are listed; undefined for everybody. */
  shown: string | undefined;
  onShow: (show: BoardFilter | undefined) => void;
}

/** The day in five numbers, counted over everybody; pressing one lists its people, pressing it again everybody. */
export function DayCounts({ board: { counts, shiftStarted }, shown, onShow }: DayCountsProps) {
  const t = useText('attendance');
  const labels: Record<BoardFilter, string> = {
    present: t('board.present'),
    checkedOut: t('board.checkedOut'),
    late: t('board.late'),
    absent: t('board.absent'),
    notStarted: t(shiftStarted ? 'board.expected' : 'board.notStarted'),
  };
  return (
    <ul className="day-counts" aria-label={t('board.counts')}>
      {boardFilters.map((key) => {
        const mark: Mark = key === 'notStarted' && shiftStarted ? 'expected' : key;
        return (
          <li key={key}>
            <button
              type="button"
              className="card"
              data-tone={counts[key] > 0 ? markTones[mark] : 'gray'}
              aria-pressed={shown === key}
              onClick={() => onShow(shown === key ? undefined : key)}
            >
              <span>
                {markIcon(mark, 18)}
                {labels[key]}
              </span>
              <strong>{formatNumber(counts[key])}</strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
