import { Skeleton } from '../feedback/Skeleton.tsx';
import './dataList.css';

export interface SkeletonRowsProps {
  columns: readonly { key: string; align?: 'end'; deskOnly?: boolean }[];
  rows: number;
  hasChoice: boolean;
  hasActions: boolean;
}

/** The rows of a DataList that is loading: cells of a table where there is room for one, cards where there is not. */
export function SkeletonRows({ columns, rows, hasChoice, hasActions }: SkeletonRowsProps) {
  const width = (row: number, column: number) => `${40 + ((row * 17 + column * 29) % 45)}%`;
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className="data-row" data-skeleton="" aria-hidden="true">
      {hasChoice && (
        <div role="cell" className="data-choice">
          <Skeleton width={16} height={16} />
        </div>
      )}
      {columns.map(({ key, align, deskOnly }, column) => (
        <div
          key={key}
          role="cell"
          className={column === 0 ? 'data-name' : undefined}
          data-align={align}
          data-desk-only={deskOnly ? '' : undefined}
        >
          <Skeleton width={width(row, column)} />
        </div>
      ))}
      {hasActions && (
        <div role="cell" className="data-actions">
          <Skeleton width={24} />
        </div>
      )}
    </div>
  ));
}
