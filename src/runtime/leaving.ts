import { back } from './back.ts';
import type { LeaveTarget } from '#machines/flows/shared/leaveAsking/leaveAskingMachine.ts';

type Ask = (to: LeaveTarget) => void;

let ask: Ask | undefined;

/** Until it is released, whoever wants to open another page by a command asks here first. */
export function holdLeaving(asked: Ask): () => void {
  ask = asked;
  return () => {
    if (ask === asked) ask = undefined;
  };
}

/** Opens a page, or lets the screen with unsaved changes ask about it. */
export function leaveFor(to: string, open: (to: string) => void): void {
  if (ask) ask(to);
  else open(to);
}

/** The router numbers the entries of the browser's history. */
const readEntryIndex = () => (history.state as { idx?: number } | null)?.idx;

/** Until it is released, Back and Forward return to the entry they were pressed at, and ask. */
export function holdHistory(asked: Ask): () => void {
  const held = readEntryIndex();
  const { pathname } = location;
  let returning = false;
  const hold = (event: PopStateEvent) => {
    const reached = readEntryIndex();
    if (returning) event.stopImmediatePropagation();
    // The same path may also be a step of the page, whose entry has the same index as the one before.
    if (returning || held === undefined || reached === undefined || location.pathname === pathname) {
      returning = false;
      return;
    }
    event.stopImmediatePropagation();
    returning = true;
    history.go(held - reached);
    asked(reached - held);
  };
  back.heard = hold;
  return () => {
    if (back.heard === hold) delete back.heard;
  };
}
