import type { CSSProperties } from 'react';
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

/** Rows of a list or table, as high as real ones. */
export function SkeletonList({ rows = 5, height = 60 }: { rows?: number; height?: number }) {
  return (
    <div className="lines" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="row" style={{ height }}>
          <Skeleton width={40} height={40} round />
          <span className="stack" style={{ flex: 1 }} data-gap="small">
            <Skeleton width={`${42 + ((row * 17) % 30)}%`} />
            <Skeleton width={`${24 + ((row * 11) % 20)}%`} height="0.75em" />
          </span>
          <Skeleton width={72} />
        </div>
      ))}
    </div>
  );
}
