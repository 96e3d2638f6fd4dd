import { useSelector } from '@xstate/react';
import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { lazily } from '#src/runtime/lazily.ts';
import type { DecisionChange } from './useDecisionChange.ts';

const { Screen: DecisionSheet } = lazily<{ change: DecisionChange }>(() => import('./DecisionSheet.tsx'));

/** The sheet in which the decision on a day is changed, while it is. */
export function DecisionOfDay({ change }: { change: DecisionChange }) {
  const asking = useSelector(change, (current) => current.hasTag('asking'));
  return (
    asking && (
      <Awaited>
        <DecisionSheet change={change} />
      </Awaited>
    )
  );
}
