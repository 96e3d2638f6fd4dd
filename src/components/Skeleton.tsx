import type { CSSProperties } from 'react';
import './dataList.css';
import './skeleton.css';

export interface SkeletonProps {
  /** CSS lengths of what it stands for, so that nothing shifts when data arrives. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  round?: boolean;
}

export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      className="skeleton"
      aria-hidden="true"
      style={{ width, height, borderRadius: round ? '50%' : undefined }}
    />
  );
}

/** Lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** Rows of a list or table, as high as real ones. */
export function SkeletonList({ rows = 5, height = 60 }: { rows?: number; height?: number }) {
  return (
    <div className="skeleton-list" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} style={{ height }}>
          <Skeleton width={40} height={40} round />
          <span className="skeleton-lines">
            <Skeleton width={`${42 + ((row * 17) % 30)}%`} />
            <Skeleton width={`${24 + ((row * 11) % 20)}%`} height="0.75em" />
          </span>
          <Skeleton width={72} />
        </div>
      ))}
    </div>
  );
}

/** A DataList that is loading: header and rows where there is room for a table, cards where there is not. */
export function SkeletonTable({ columns, rows = 6 }: { columns: number; rows?: number }) {
  const cells = Array.from({ length: columns }, (_, column) => column);
  const width = (row: number, column: number) => `${40 + ((row * 17 + column * 29) % 45)}%`;
  return (
    <div className="data-box" aria-hidden="true">
      <div
        className="data-list skeleton-table"
        style={{ '--tracks': `repeat(${columns}, minmax(0, 1fr))` } as CSSProperties}
      >
        <div role="rowgroup" className="data-head">
          <div role="row">
            {cells.map((column) => (
              <Skeleton key={column} width="50%" height="0.75em" />
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} role="row" className="data-row">
              {cells.map((column) => (
                <Skeleton key={column} width={width(row, column)} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

export function SkeletonCard({ height = 140 }: { height?: number }) {
  return <Skeleton height={height} />;
}
