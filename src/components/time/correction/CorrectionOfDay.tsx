import { useSelector } from '@xstate/react';
import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { lazily } from '#src/runtime/lazily.ts';
import type { DayCorrection } from './useDayCorrection.ts';

const { Screen: CorrectionSheet } = lazily<{ change: DayCorrection }>(() => import('./CorrectionSheet.tsx'));

/** The sheet in which a day is corrected, while it is. */
export function CorrectionOfDay({ change }: { change: DayCorrection }) {
  const asking = useSelector(change, (current) => current.hasTag('asking'));
  return (
    asking && (
      <Awaited>
        <CorrectionSheet change={change} />
      </Awaited>
    )
  );
}
