import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { lazily } from '#src/runtime/lazily.ts';
import type { AdjustmentListProps } from './AdjustmentList.tsx';

const { Screen: AdjustmentList } = lazily<AdjustmentListProps>(() => import('./AdjustmentList.tsx'));

/** What corrections of closed days come to in the month; most months have none, and load nothing for it. */
export function AdjustmentsOfMonth(props: AdjustmentListProps) {
  return (
    props.adjustments.length > 0 && (
      <Awaited>
        <AdjustmentList {...props} />
      </Awaited>
    )
  );
}
