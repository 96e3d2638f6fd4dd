import { fromCallback, type EventObject } from 'xstate';
import type { RecordPanelEvent } from '#machines/flows/shared/recordPanel/recordPanelMachine.ts';

const wide = window.matchMedia('(min-width: 1200px)');

/** The window has room for a record beside a list. */
export const isWide = (): boolean => wide.matches;

/** Calls the listener when the window gains or loses that room, until the returned function is called. */
export function onWidth(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => {
    wide.removeEventListener('change', listener);
  };
}

/** Sends `width.changed` at those times. */
export const watchWidth = fromCallback<EventObject, void>(({ sendBack }) =>
  onWidth(() => sendBack({ type: 'width.changed', isWide: isWide() } satisfies RecordPanelEvent)),
);
