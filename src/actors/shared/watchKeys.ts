import { fromCallback, type EventObject } from 'xstate';
import type { ShellEvent } from '#machines/flows/shared/shell/shellMachine.ts';
import { isOverlayOpen, isTyping, letterOf } from './keyEvents.ts';

/** Sends `key.pressed` for keys that nothing else on the page takes; Ctrl K and ⌘K also while somebody types. */
export const watchKeys = fromCallback<EventObject, void>(({ sendBack }) => {
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isOverlayOpen()) return;
    const letter = letterOf(event);
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && letter === 'k' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      sendBack({ type: 'key.pressed', key: 'mod+k' } satisfies ShellEvent);
    } else if (!isCommand && !event.altKey && !isTyping(event))
      sendBack({ type: 'key.pressed', key: letter } satisfies ShellEvent);
  };
  window.addEventListener('keydown', handleKey);
  return () => {
    window.removeEventListener('keydown', handleKey);
  };
});
