import { Flex, Text } from '@radix-ui/themes';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { CellReadingEvent } from '#machines/flows/insight/cellReading/cellReadingMachine.ts';
import './plot.css';

export interface RowBar {
  key: string;
  name: string;
  value: number;
  /** A value to compare it with, drawn as a tick over the bar. */
  beside: number | null;
  /** The value as it is said. */
  text: string;
}

interface RowBarsProps {
  /** What is drawn. */
  label: string;
  rows: readonly RowBar[];
  /** The row that is read, and what it says. */
  row: number | null;
  valueText: string;
  send: (event: CellReadingEvent) => void;
}

const ROW_HEIGHT = 44;
/** More steps than any plot has rows. */
const FAR = 1e9;
const moves: Record<string, number> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -FAR,
  End: FAR,
};

/**
 * A bar in each row, under the row's name and value, so that long names fit. Like `HeatMap` with one column, it is one
 * stop of the keyboard: a slider whose value is the row that is read.
 */
export function RowBars({ label, rows, row: read, valueText, send }: RowBarsProps) {
  const most = Math.max(1, ...rows.flatMap(({ value, beside }) => [value, beside ?? 0]));
  const percentOf = (value: number) => Math.max(0, (value / most) * 100);
  const rowUnder = ({ currentTarget, clientY }: MouseEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return { row: Math.floor(((clientY - top) / height) * rows.length), column: 0 };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by !== undefined) send({ type: 'cell.moved', rows: by, columns: 0 });
    else if (event.key === 'Escape') send({ type: 'cell.released' });
    else return;
    event.preventDefault();
  };
  return (
    <div className="plot" style={{ display: 'block' }}>
      <div
        className="plot-area"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={rows.length - 1}
        aria-valuenow={read ?? 0}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          const under = rowUnder(event);
          if (event.pointerType === 'mouse' && under.row !== read) send({ type: 'cell.pointed', ...under });
        }}
        onPointerLeave={() => send({ type: 'cell.left' })}
        onClick={(event) => send({ type: 'cell.chosen', ...rowUnder(event) })}
      >
        {rows.map(({ key, name, value, beside, text }, row) => (
          <Flex
            key={key}
            aria-hidden="true"
            direction="column"
            justify="center"
            gap="1"
            px="1"
            height={`${ROW_HEIGHT}px`}
            style={row === read ? { background: 'var(--slate-a4)' } : undefined}
          >
            <Flex justify="between" gap="3">
              <Text size="1" truncate>
                {name}
              </Text>
              <Text size="1" wrap="nowrap">
                {text}
              </Text>
            </Flex>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" style={{ height: '12px' }}>
              <path className="plot-grid" d="M0 10h100" />
              <rect
                className="plot-bar"
                data-at={row === read || undefined}
                width={percentOf(value)}
                height="10"
              />
              {beside !== null && <path className="plot-tick" d={`M${percentOf(beside)} 0v10`} />}
            </svg>
          </Flex>
        ))}
      </div>
    </div>
  );
}
