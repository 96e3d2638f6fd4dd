export const figureDatabase = 'davomat-figures';
/** In local storage: the account whose figures this device keeps. */
export const figuresOfKey = 'figuresOf';

/** At sign-out no figure stays on the device, and none where another person signs in. */
export function wipeFigures(): void {
  if (localStorage.getItem(figuresOfKey) === null) return;
  localStorage.removeItem(figuresOfKey);
  try {
    indexedDB.deleteDatabase(figureDatabase);
  } catch {
    // No IndexedDB: there are no figures.
  }
}
