import { BusyWord } from '#src/components/BusyWord.tsx';
import { SkeletonCard, SkeletonList } from '#src/components/Skeleton.tsx';

/** Rows on a desktop and cards on a phone, at the size of real ones. */
export function EmployeesSkeleton() {
  return (
    <>
      <div className="employees-skeleton-desk">
        <SkeletonList rows={8} height={60} />
      </div>
      <div className="employees-skeleton-phone">
        <SkeletonCard height={158} />
        <SkeletonCard height={158} />
        <SkeletonCard height={158} />
      </div>
      <BusyWord />
    </>
  );
}
