import type { SheetGridEvent, Step } from '#machines/flows/employees/sheetGrid/sheetGridMachine.ts';

const FAR = 1e9;
/** Rows that a page key moves by. */
const PAGE = 10;

const steps: Record<string, Step> = {
  ArrowDown: { rows: 1, columns: 0 },
  ArrowUp: { rows: -1, columns: 0 },
  ArrowRight: { rows: 0, columns: 1 },
  ArrowLeft: { rows: 0, columns: -1 },
  PageDown: { rows: PAGE, columns: 0 },
  PageUp: { rows: -PAGE, columns: 0 },
  Home: { rows: 0, columns: -FAR },
  End: { rows: 0, columns: FAR },
};

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Translates a key pressed on the current cell, whose text is `text`; undefined leaves it to the browser (Tab leaves
 * the grid).
 */
export function navigatingKey(
  pressed: Key,
  text: string,
): SheetGridEvent | 'clear' | 'undo' | 'redo' | undefined {
  const { key, shiftKey, altKey } = pressed;
  const command = pressed.ctrlKey || pressed.metaKey;
  if (altKey) return undefined;
  const step = steps[key];
  if (step) {
    // Ctrl moves to the edge of the list.
    const rows = command
      ? Math.sign(step.rows || (step.columns && Math.abs(step.columns) === FAR ? step.columns : 0))
      : 0;
    return {
      type: 'cursor.moved',
      rows: rows ? rows * FAR : step.rows,
      columns: command && step.rows === 0 && Math.abs(step.columns) === 1 ? step.columns * FAR : step.columns,
      extend: shiftKey,
    };
  }
  if (command) return commandOf(key.toLowerCase(), shiftKey);
  if (key === 'Enter' || key === 'F2') return { type: 'editing.started', text };
  if (key === 'Delete' || key === 'Backspace') return 'clear';
  // Typing over a cell replaces it.
  return [...key].length === 1 ? { type: 'editing.started', text: key } : undefined;
}

function commandOf(key: string, shift: boolean): SheetGridEvent | 'undo' | 'redo' | undefined {
  switch (key) {
    case 'a':
      return { type: 'all.selected' };
    case 'z':
      return shift ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    default:
      return undefined;
  }
}

/** Translates a key pressed while a cell is edited; every other key types into it. */
export function editingKey({ key, shiftKey }: Key): SheetGridEvent | undefined {
  const back = shiftKey ? -1 : 1;
  switch (key) {
    case 'Enter':
      return { type: 'editing.completed', rows: back, columns: 0 };
    case 'Tab':
      return { type: 'editing.completed', rows: 0, columns: back };
    case 'Escape':
      return { type: 'editing.cancelled' };
    default:
      return undefined;
  }
}
