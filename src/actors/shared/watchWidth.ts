import { fromCallback, type EventObject } from 'xstate';
import type { RecordPanelEvent } from '#machines/flows/shared/recordPanel/recordPanelMachine.ts';

const wide = window.matchMedia('(min-width: 1200px)');

/** The window has room for a record beside a list. */
export const isWide = (): boolean => wide.matches;

/** Sends `width.changed` when the window gets or loses that room. */
export const watchWidth = fromCallback<EventObject, void>(({ sendBack }) => {
  const changed = () => sendBack({ type: 'width.changed', isWide: isWide() } satisfies RecordPanelEvent);
  wide.addEventListener('change', changed);
  return () => {
    wide.removeEventListener('change', changed);
  };
});
