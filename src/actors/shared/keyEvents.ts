const fields = 'input, textarea, select, [contenteditable], [role="grid"]';

export const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest(fields) !== null;

/** A dialog or a menu has the keys to itself. */
export const isOverlayOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** By what the key types, and by its place where the layout is Cyrillic. */
export const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key);
