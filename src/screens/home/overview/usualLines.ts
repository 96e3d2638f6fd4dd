const storageKey = 'waits';
/** The default on a device that has not stored a number yet, and the limit. */
const MOST = 6;

/** The number of lines the card had last time; its placeholder has the same height. */
export function usualLines(): number {
  const kept = Number(localStorage.getItem(storageKey) ?? MOST);
  return kept >= 1 && kept <= MOST ? kept : MOST;
}

export const keepUsualLines = (lines: number): void =>
  localStorage.setItem(storageKey, String(Math.min(Math.max(lines, 1), MOST)));
