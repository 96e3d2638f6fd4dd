import { fromCallback, type EventObject } from 'xstate';
import type { RecordPanelEvent } from '#machines/flows/shared/recordPanel/recordPanelMachine.ts';
import { isOverlayOpen, isTyping } from './keyEvents.ts';

/** Sends `panel.closed` for Escape, unless a field, a menu or a dialog takes it. */
export const watchEscape = fromCallback<EventObject, void>(({ sendBack }) => {
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event) || isOverlayOpen()) return;
    sendBack({ type: 'panel.closed' } satisfies RecordPanelEvent);
  };
  window.addEventListener('keydown', pressed);
  return () => {
    window.removeEventListener('keydown', pressed);
  };
});
