import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { lettersOf } from '#domain/attendance/timesheetWords.ts';
import { formatHours, formatNumber } from '#domain/format/index.ts';
import type {
  TimesheetEvent,
  TimesheetPage,
  TimesheetRow,
} from '#machines/flows/time/timesheet/timesheetMachine.ts';
import { useDensity } from '#src/runtime/density.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { computeFoot } from './counts.ts';
import { SheetCells } from './SheetCells.tsx';
import { sheetKey } from './sheetKeys.ts';
import './timesheet.css';

export interface SheetGridProps {
  rows: readonly TimesheetRow[];
  /** Days of the month on which nobody on the usual schedule works. */
  restDays: readonly number[];
  kinds: TimesheetPage['kinds'];
  at: { row: number; column: number };
  send: (event: TimesheetEvent) => void;
}

/** Scrolls just far enough to show a day between the sticky columns of names and sums. */
function scrollToColumn(grid: HTMLElement, column: number): void {
  const head = [...grid.querySelectorAll<HTMLElement>('[role="columnheader"]')];
  const [names, day, sum] = [head[0]!, head[column + 1]!, head.at(-1)!];
  const past = day.offsetLeft + day.offsetWidth + sum.offsetWidth - grid.clientWidth;
  grid.scrollLeft = Math.max(past, Math.min(day.offsetLeft - names.offsetWidth, grid.scrollLeft));
}

/**
 * The grid of people and days. Only people in sight are in the page; a desk has room for all days, and a phone scrolls
 * to them.
 */
export function SheetGrid({ rows, restDays, kinds, at, send }: SheetGridProps) {
  const t = useText('timesheet');
  const [language] = useLanguage();
  const letters = useMemo(() => lettersOf(kinds, language), [kinds, language]);
  // Memoized: summing thousands of people is too slow for every frame of a scroll.
  const foot = useMemo(() => computeFoot(rows), [rows]);
  const grid = useRef<HTMLDivElement>(null);
  const compact = useDensity() === 'compact';
  const rowHeight = compact ? 40 : 52;
  const dayCount = rows[0]?.cells.length ?? 0;
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 3,
    // The head and the sums cover the first and the last row.
    scrollPaddingStart: 40,
    scrollPaddingEnd: 48,
  });
  useEffect(() => {
    down.scrollToIndex(at.row);
    scrollToColumn(grid.current!, at.column);
    // oxlint-disable-next-line react/exhaustive-deps -- only another current cell scrolls
  }, [at.row, at.column]);

  const days = Array.from({ length: dayCount }, (_, day) => day);
  const sums = [t('firstHalf'), t('secondHalf', { last: dayCount }), t('month')];
  const isCurrentInSight = down.getVirtualItems().some(({ index }) => index === at.row);
  return (
    <div
      ref={grid}
      className="card timesheet"
      role="grid"
      tabIndex={0}
      style={{ '--days': dayCount } as CSSProperties}
      aria-label={t('grid')}
      aria-rowcount={rows.length + 2}
      aria-colcount={dayCount + 4}
      aria-describedby="timesheet-keys"
      aria-activedescendant={isCurrentInSight ? `day-${at.row}-${at.column}` : undefined}
      onKeyDown={(event) => {
        const keyEvent = sheetKey(event);
        if (!keyEvent) return;
        event.preventDefault();
        send(keyEvent);
      }}
    >
      <div role="row" aria-rowindex={1} className="timesheet-row timesheet-head">
        <span role="columnheader" aria-colindex={1} className="timesheet-name">
          {t('employee')}
        </span>
        {days.map((day) => (
          <span
            key={day}
            role="columnheader"
            aria-colindex={day + 2}
            className="timesheet-day"
            data-rest={restDays.includes(day + 1) || undefined}
          >
            {day + 1}
          </span>
        ))}
        {sums.map((sum, place) => (
          <span key={sum} role="columnheader" aria-colindex={dayCount + 2 + place} className="timesheet-sum">
            {sum}
          </span>
        ))}
      </div>
      <div role="rowgroup" className="timesheet-body" style={{ blockSize: down.getTotalSize() }}>
        {down.getVirtualItems().map(({ index, start }) => (
          <SheetCells
            key={rows[index]!.employeeId}
            row={rows[index]!}
            letters={letters}
            unregistered={t('unregistered')}
            place={index}
            start={start}
            height={rowHeight}
            current={index === at.row ? at.column : undefined}
            send={send}
          />
        ))}
      </div>
      <div role="row" aria-rowindex={rows.length + 2} className="timesheet-row timesheet-foot">
        <span role="rowheader" aria-colindex={1} className="timesheet-name">
          {t('atWork')}
        </span>
        {foot.atWork.map((atWork, day) => (
          <span key={day} role="gridcell" aria-colindex={day + 2} className="timesheet-day">
            {atWork > 0 && formatNumber(atWork)}
          </span>
        ))}
        <span role="gridcell" aria-colindex={dayCount + 4} className="timesheet-sum timesheet-whole">
          {formatHours(foot.minutes)}
        </span>
      </div>
    </div>
  );
}
