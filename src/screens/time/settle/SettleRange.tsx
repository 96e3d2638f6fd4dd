import { useSelector } from '@xstate/react';
import { AbsenceOfDays } from '#src/components/time/absence/AbsenceOfDays.tsx';
import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { lazily } from '#src/runtime/lazily.ts';
import type { DayEntry } from '../timesheet/DayEntrySheet.tsx';
import type { useSettleRange } from './useSettleRange.ts';

const { Screen: DayEntrySheet } = lazily<{ change: DayEntry }>(() =>
  import('../timesheet/DayEntrySheet.tsx').then((module) => ({ default: module.DayEntrySheet })),
);

/** The sheets in which several days are entered. */
export function SettleRange({
  absence,
  entry,
}: Pick<ReturnType<typeof useSettleRange>, 'absence' | 'entry'>) {
  const isEntering = useSelector(entry, (current) => current.hasTag('asking'));
  return (
    <>
      <AbsenceOfDays change={absence} />
      {isEntering && (
        <Awaited>
          <DayEntrySheet change={entry} />
        </Awaited>
      )}
    </>
  );
}
