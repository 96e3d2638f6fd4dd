import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { lettersOf } from '#domain/attendance/timesheetWords.ts';
import { formatHours, formatNumber } from '#domain/format/index.ts';
import type {
  TimesheetEvent,
  TimesheetPage,
  TimesheetRow,
} from '#machines/flows/attendance/timesheet/timesheetMachine.ts';
import { useDensity } from '#src/runtime/density.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { footOf } from './counts.ts';
import { SheetCells } from './SheetCells.tsx';
import { sheetKey } from './sheetKeys.ts';
import './timesheet.css';

export interface SheetGridProps {
  rows: readonly TimesheetRow[];
  /** Days of the month that nobody on the usual schedule works. */
  restDays: readonly number[];
  kinds: TimesheetPage['kinds'];
  at: { row: number; column: number };
  send: (event: TimesheetEvent) => void;
}

const DAY_WIDTH = 36;

/** People by days. Only what is in sight is in the page, in both directions; names and sums stay in sight. */
export function SheetGrid({ rows, restDays, kinds, at, send }: SheetGridProps) {
  const t = useText('timesheet');
  const [language] = useLanguage();
  const letters = useMemo(() => lettersOf(kinds, language), [kinds, language]);
  // Over thousands of people, which is too much for each frame of a scroll.
  const foot = useMemo(() => footOf(rows), [rows]);
  const grid = useRef<HTMLDivElement>(null);
  const compact = useDensity() === 'compact';
  const rowHeight = compact ? 40 : 52;
  const dayCount = rows[0]?.cells.length ?? 0;
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 3,
    // The head and the sums stand over the first and the last row.
    scrollPaddingStart: 40,
    scrollPaddingEnd: 48,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: dayCount,
    getScrollElement: () => grid.current,
    estimateSize: () => DAY_WIDTH,
    overscan: 3,
  });
  useEffect(() => {
    down.scrollToIndex(at.row);
    across.scrollToIndex(at.column);
    // oxlint-disable-next-line react/exhaustive-deps -- only another current cell scrolls
  }, [at.row, at.column]);

  const days = across.getVirtualItems();
  const width = across.getTotalSize();
  const sums = [t('firstHalf'), t('secondHalf', { last: dayCount }), t('month')];
  const isCurrentInSight =
    down.getVirtualItems().some(({ index }) => index === at.row) &&
    days.some(({ index }) => index === at.column);
  return (
    <div
      ref={grid}
      className="card timesheet"
      role="grid"
      tabIndex={0}
      aria-label={t('grid')}
      aria-rowcount={rows.length + 2}
      aria-colcount={dayCount + 4}
      aria-describedby="timesheet-keys"
      aria-activedescendant={isCurrentInSight ? `day-${at.row}-${at.column}` : undefined}
      onKeyDown={(event) => {
        const meant = sheetKey(event);
        if (!meant) return;
        event.preventDefault();
        send(meant);
      }}
    >
      <div role="row" aria-rowindex={1} className="timesheet-row timesheet-head">
        <span role="columnheader" aria-colindex={1} className="timesheet-name">
          {t('employee')}
        </span>
        <div role="none" className="timesheet-days" style={{ inlineSize: width }}>
          {days.map(({ index, start }) => (
            <span
              key={index}
              role="columnheader"
              aria-colindex={index + 2}
              className="timesheet-day"
              style={{ insetInlineStart: start }}
              data-rest={restDays.includes(index + 1) || undefined}
            >
              {index + 1}
            </span>
          ))}
        </div>
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
            days={days}
            width={width}
            current={index === at.row ? at.column : undefined}
            send={send}
          />
        ))}
      </div>
      <div role="row" aria-rowindex={rows.length + 2} className="timesheet-row timesheet-foot">
        <span role="rowheader" aria-colindex={1} className="timesheet-name">
          {t('atWork')}
        </span>
        <div role="none" className="timesheet-days" style={{ inlineSize: width }}>
          {days.map(({ index, start }) => (
            <span
              key={index}
              role="gridcell"
              aria-colindex={index + 2}
              className="timesheet-day"
              style={{ insetInlineStart: start }}
            >
              {foot.atWork[index]! > 0 && formatNumber(foot.atWork[index]!)}
            </span>
          ))}
        </div>
        <span role="gridcell" aria-colindex={dayCount + 4} className="timesheet-sum timesheet-whole">
          {formatHours(foot.minutes)}
        </span>
      </div>
    </div>
  );
}
