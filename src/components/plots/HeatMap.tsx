import type { KeyboardEvent, MouseEvent } from 'react';
import type { Cell, CellReadingEvent } from '#machines/flows/insight/cellReading/cellReadingMachine.ts';
import { shadeOf } from './shades.ts';
import './plot.css';

interface HeatMapProps {
  /** What is drawn. */
  label: string;
  /** Values of each row; null where unknown. */
  rows: readonly { name: string; values: readonly number[] | null }[];
  /** Where each column begins; empty where there is no room for words. */
  columns: readonly string[];
  /** The value of the darkest cell. */
  most: number;
  /** The cell that is read, and what it says. */
  cell: Cell | null;
  valueText: string;
  send: (event: CellReadingEvent) => void;
}

const ROW_HEIGHT = 22;
const GAP = { x: 0.06, y: 0.1 };
/** More steps than any map has cells. */
const FAR = 1e9;
const moves: Record<string, { rows: number; columns: number }> = {
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  Home: { rows: -FAR, columns: -FAR },
  End: { rows: FAR, columns: FAR },
};

/**
 * Cells of rows and columns, the darker the more. It is one stop of the keyboard, as `Plot` is: a slider whose value is the cell
 * that is read, so that arrow keys and screen readers go from cell to cell.
 */
export function HeatMap({ label, rows, columns, most, cell, valueText, send }: HeatMapProps) {
  const cellUnder = ({ currentTarget, clientX, clientY }: MouseEvent): Cell => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return {
      row: Math.floor(((clientY - top) / height) * rows.length),
      column: Math.floor(((clientX - left) / width) * columns.length),
    };
  };
  const isRead = ({ row, column }: Cell) => cell?.row === row && cell.column === column;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by) send({ type: 'cell.moved', ...by });
    else if (event.key === 'Escape') send({ type: 'cell.released' });
    else return;
    event.preventDefault();
  };
  return (
    <div className="plot" style={{ gridTemplateRows: `${rows.length * ROW_HEIGHT}px 20px` }}>
      <div className="plot-values quiet" aria-hidden="true">
        {rows.map(({ name }, row) => (
          <span key={name} style={{ top: `${((row + 0.5) / rows.length) * 100}%` }}>
            {name}
          </span>
        ))}
      </div>
      <div
        className="plot-area"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={rows.length * columns.length - 1}
        aria-valuenow={cell ? cell.row * columns.length + cell.column : 0}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          const under = cellUnder(event);
          if (event.pointerType === 'mouse' && !isRead(under)) send({ type: 'cell.pointed', ...under });
        }}
        onPointerLeave={() => send({ type: 'cell.left' })}
        onClick={(event) => send({ type: 'cell.chosen', ...cellUnder(event) })}
      >
        <svg viewBox={`0 0 ${columns.length} ${rows.length}`} preserveAspectRatio="none" aria-hidden="true">
          {rows.flatMap(({ name, values }, row) =>
            columns.map((_, column) => (
              <rect
                key={`${name} ${column}`}
                x={column + GAP.x / 2}
                y={row + GAP.y / 2}
                width={1 - GAP.x}
                height={1 - GAP.y}
                style={{ fill: shadeOf(values?.[column] ?? 0, most) }}
              />
            )),
          )}
          {cell && (
            <path
              d={`M${cell.column} ${cell.row}h1v1h-1z`}
              style={{ stroke: 'var(--slate-12)', strokeWidth: 2 }}
            />
          )}
        </svg>
      </div>
      <div className="plot-labels quiet" aria-hidden="true">
        {columns.map(
          (text, column) =>
            text !== '' && (
              <span key={text} style={{ left: `${(column / columns.length) * 100}%` }}>
                {text}
              </span>
            ),
        )}
      </div>
    </div>
  );
}
