import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { lazily } from '#src/runtime/lazily.ts';
import type { AbsenceListProps } from './AbsenceList.tsx';

const { Screen: AbsenceList } = lazily<AbsenceListProps>(() => import('./AbsenceList.tsx'));

/** A month's absences; most months have none, and load nothing for it. */
export function AbsencesOfMonth(props: AbsenceListProps) {
  return (
    props.absences.length > 0 && (
      <Awaited>
        <AbsenceList {...props} />
      </Awaited>
    )
  );
}
