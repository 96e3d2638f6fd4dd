import { BusyWord } from '#src/components/BusyWord.tsx';
import { SkeletonTable } from '#src/components/Skeleton.tsx';

/** Rows on a desktop and cards on a phone, at the size of real ones. */
export function EmployeesSkeleton() {
  return (
    <>
      <SkeletonTable columns={5} rows={8} />
      <BusyWord />
    </>
  );
}
