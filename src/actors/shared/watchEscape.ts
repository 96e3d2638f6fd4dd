import { fromCallback, type EventObject } from 'xstate';
import type { RecordPanelEvent } from '#machines/flows/shared/recordPanel/recordPanelMachine.ts';
import { isOverlayOpen, isTyping } from './keyEvents.ts';

/** Sends `panel.closed` for Escape, unless a field, a menu or a dialog takes it. */
export const watchEscape = fromCallback<EventObject, void>(({ sendBack }) => {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event) || isOverlayOpen()) return;
    sendBack({ type: 'panel.closed' } satisfies RecordPanelEvent);
  };
  window.addEventListener('keydown', handleKey);
  return () => {
    window.removeEventListener('keydown', handleKey);
  };
});
