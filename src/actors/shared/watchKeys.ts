import { fromCallback, type EventObject } from 'xstate';
import type { ShellEvent } from '#machines/flows/shared/shell/shellMachine.ts';

const fields = 'input, textarea, select, [contenteditable], [role="grid"]';
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest(fields) !== null;

/** A dialog or a menu has the keys to itself. */
const isOverlayOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** By what the key types, and by its place where the layout is Cyrillic. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key);

/** Sends `key.pressed` for keys that nothing else on the page takes; Ctrl K and ⌘K also while somebody types. */
export const watchKeys = fromCallback<EventObject, void>(({ sendBack }) => {
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isOverlayOpen()) return;
    const letter = letterOf(event);
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && letter === 'k' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      sendBack({ type: 'key.pressed', key: 'mod+k' } satisfies ShellEvent);
    } else if (!isCommand && !event.altKey && !isTyping(event))
      sendBack({ type: 'key.pressed', key: letter } satisfies ShellEvent);
  };
  window.addEventListener('keydown', pressed);
  return () => {
    window.removeEventListener('keydown', pressed);
  };
});
