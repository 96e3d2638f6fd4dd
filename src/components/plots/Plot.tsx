import type { KeyboardEvent, MouseEvent } from 'react';
import { Marks } from './Marks.tsx';
import { scalesOf, type Base, type Series } from './scales.ts';
import './plot.css';

export interface PlotProps {
  /** What is drawn. */
  label: string;
  /** One or two rows of marks, of the same length. */
  series: readonly Series[];
  base: Base;
  /** Under the marks; empty where there is no room for words. */
  labels: readonly string[];
  format: (value: number) => string;
  /** The mark that is read, and what it says. */
  at: number | null;
  valueText: string;
  onPoint: (at: number) => void;
  onLeave: () => void;
  onChoose: (at: number) => void;
  onMove: (by: number) => void;
  onRelease: () => void;
}

/** More steps than any plot has marks. */
const FAR = 1e9;
const moves: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: -FAR,
  End: FAR,
};

/**
 * Marks of days or months. It is one stop of the keyboard: a slider whose value is the day or month that is read, so that arrow
 * keys and screen readers go from mark to mark.
 */
export function Plot({ label, series, base, labels, format, at, valueText, ...on }: PlotProps) {
  const scales = scalesOf(series, base);
  const markUnder = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return scales.markAt(((clientX - left) / width) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by !== undefined) on.onMove(by);
    else if (event.key === 'Escape') on.onRelease();
    else return;
    event.preventDefault();
  };
  return (
    <div className="plot">
      <div className="plot-values quiet" aria-hidden="true">
        {scales.ticks.map((tick) => (
          <span key={tick} style={{ top: `${scales.y(tick)}%` }}>
            {format(tick)}
          </span>
        ))}
      </div>
      <div
        className="plot-area"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, labels.length - 1)}
        aria-valuenow={at ?? 0}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => event.pointerType === 'mouse' && on.onPoint(markUnder(event))}
        onPointerLeave={on.onLeave}
        onClick={(event) => on.onChoose(markUnder(event))}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {at !== null && (
            <rect className="plot-at" x={scales.left(at)} width={scales.width} y="0" height="100" />
          )}
          {scales.ticks.map((tick) => (
            <path key={tick} className="plot-grid" d={`M0 ${scales.y(tick)}h100`} />
          ))}
          {series.map((one) => (
            <Marks key={one.name} series={one} scales={scales} at={at} />
          ))}
        </svg>
      </div>
      <div className="plot-labels quiet" aria-hidden="true">
        {labels.map(
          (text, place) =>
            text !== '' && (
              <span key={place} style={{ left: `${scales.middle(place)}%` }}>
                {text}
              </span>
            ),
        )}
      </div>
    </div>
  );
}
