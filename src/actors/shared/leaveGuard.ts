import { fromCallback, type EventObject } from 'xstate';
import type { LeaveTarget } from '#machines/flows/shared/leaveAsking/leaveAskingMachine.ts';
import { holdHistory, holdLeaving } from '#src/runtime/leaving.ts';

/** Whether leaving is to be asked about now. */
export interface LeaveGuardEvent {
  type: 'guard.set';
  on: boolean;
}

/** A plain press of a link to another page of the app. */
function pageOf(event: MouseEvent): string | undefined {
  const link = (event.target as Element | null)?.closest?.('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target === '_blank' || link.origin !== location.origin) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname + link.search + link.hash;
}

/** While told to guard, sends `leave.asked` instead of letting go to another page; closing the tab asks by the browser. */
export const leaveGuard = fromCallback<EventObject, void>(({ sendBack, receive }) => {
  let release: (() => void) | undefined;
  const ask = (to: LeaveTarget) => sendBack({ type: 'leave.asked', to });
  const handleClick = (event: MouseEvent) => {
    const to = pageOf(event);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    ask(to);
  };
  const preventClosing = (event: BeforeUnloadEvent) => event.preventDefault();
  const guard = () => {
    const letGo = holdLeaving(ask);
    const letBack = holdHistory(ask);
    addEventListener('click', handleClick, true);
    addEventListener('beforeunload', preventClosing);
    return () => {
      letGo();
      letBack();
      removeEventListener('click', handleClick, true);
      removeEventListener('beforeunload', preventClosing);
    };
  };
  receive((event) => {
    const { on } = event as LeaveGuardEvent;
    if (on === (release !== undefined)) return;
    if (on) release = guard();
    else {
      release?.();
      release = undefined;
    }
  });
  return () => release?.();
});
