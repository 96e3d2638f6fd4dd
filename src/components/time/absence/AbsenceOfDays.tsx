import { useSelector } from '@xstate/react';
import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { lazily } from '#src/runtime/lazily.ts';
import type { AbsenceEntry } from './useAbsenceEntry.ts';

const { Screen: AbsenceSheet } = lazily<{ change: AbsenceEntry }>(() => import('./AbsenceSheet.tsx'));

/** The sheet in which an absence is entered, while it is. */
export function AbsenceOfDays({ change }: { change: AbsenceEntry }) {
  const asking = useSelector(change, (current) => current.hasTag('asking'));
  return (
    asking && (
      <Awaited>
        <AbsenceSheet change={change} />
      </Awaited>
    )
  );
}
