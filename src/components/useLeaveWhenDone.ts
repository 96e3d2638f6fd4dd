import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';

/** Replaces the screen by the page `target` names once its machine has reached a final state. */
export function useLeaveWhenDone<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  target: (snapshot: SnapshotFrom<Machine>) => string,
  options: NavigateOptions = {},
): void {
  const navigate = useNavigate();
  const done = useSelector(actor, ({ status }) => status === 'done');
  const leave = useEffectEvent(() => {
    void navigate(target(actor.getSnapshot()), { replace: true, ...options });
  });
  useEffect(() => {
    if (done) leave();
  }, [done]);
}
