import { Text } from '@radix-ui/themes';
import { memo } from 'react';
import type { Letters } from '#domain/attendance/timesheetWords.ts';
import { formatHours, formatNumber } from '#domain/format/index.ts';
import type { TimesheetEvent, TimesheetRow } from '#machines/flows/time/timesheet/timesheetMachine.ts';

export interface SheetCellsProps {
  row: TimesheetRow;
  letters: Letters;
  /** Text for a person without an account. */
  unregistered: string;
  place: number;
  /** From the top, px. */
  start: number;
  height: number;
  /** The column of the current cell, when it is in this row. */
  current: number | undefined;
  send: (event: TimesheetEvent) => void;
}

type Cell = TimesheetRow['cells'][number];
/** The facts of a day that a colour or a corner shows. */
export type Toned = Pick<Cell, 'code'> & Partial<Cell>;

/** A colour says the same as the letters, never more. */
export const toneOf = ({ code, unsettled, late }: Toned): string | undefined => {
  if (unsettled) return 'amber';
  if (code === 'unclear') return 'red';
  return late ? 'orange' : undefined;
};

export const SheetCells = memo(function SheetCells(props: SheetCellsProps) {
  const { row, letters, unregistered, place, start, height, current, send } = props;
  const parts = [...row.halves, row.month];
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      className="timesheet-row"
      style={{ blockSize: height, transform: `translateY(${start}px)` }}
    >
      <span role="rowheader" aria-colindex={1} className="timesheet-name">
        <span title={row.fullName}>{row.fullName}</span>
        {(row.unit || !row.isRegistered) && (
          <Text asChild truncate>
            <small className="quiet">
              {[row.unit?.title, row.isRegistered ? null : unregistered].filter((one) => one).join(' · ')}
            </small>
          </Text>
        )}
      </span>
      {row.cells.map((cell, day) => (
        // The grid has the keys: a cell is named by aria-activedescendant.
        <span
          key={day}
          id={`day-${place}-${day}`}
          role="gridcell"
          aria-colindex={day + 2}
          aria-selected={day === current}
          className="timesheet-day"
          data-code={cell.code}
          data-accent-color={toneOf(cell)}
          data-corrected={cell.corrected || undefined}
          onClick={() => send({ type: 'cell.pointed', row: place, column: day })}
          onDoubleClick={() => send({ type: 'day.opened' })}
        >
          {letters(cell)}
          {cell.minutes > 0 && <small>{formatHours(cell.minutes)}</small>}
        </span>
      ))}
      {parts.map((sum, part) => (
        <span
          key={part}
          role="gridcell"
          aria-colindex={row.cells.length + 2 + part}
          className="timesheet-sum"
        >
          <strong>{formatNumber(sum.days)}</strong>
          <small className="quiet">{formatHours(sum.minutes)}</small>
        </span>
      ))}
    </div>
  );
});
