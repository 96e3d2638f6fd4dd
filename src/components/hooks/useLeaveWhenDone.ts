import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import { leaveSteps } from '#src/actors/shared/stepHistory.ts';

/** Replaces the screen by the page that `target` names once its machine has reached a final state. */
export function useLeaveWhenDone<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  target: (snapshot: SnapshotFrom<Machine>) => string,
  options: NavigateOptions = {},
): void {
  const navigate = useNavigate();
  const done = useSelector(actor, ({ status }) => status === 'done');
  const leave = useEffectEvent(() => {
    const to = target(actor.getSnapshot());
    void leaveSteps().then(() => navigate(to, { replace: true, ...options }));
  });
  useEffect(() => {
    if (done) leave();
  }, [done]);
}
