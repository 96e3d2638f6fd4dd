const fields = 'input, textarea, select, [contenteditable], [role="grid"]';

export const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest(fields) !== null;

/** A dialog or a menu has the keys to itself. */
export const isOverlayOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** The letter that the key types or, in a Cyrillic layout, the Latin letter at its place. */
export const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key);
