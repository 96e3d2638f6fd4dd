import { Skeleton } from './Skeleton.tsx';

/** Lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="stack" style={{ flex: 1 }} data-gap="small" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

export function SkeletonCard({ height = 140 }: { height?: number }) {
  return <Skeleton height={height} />;
}
