const storageKey = 'waits';
/** Before anything is known: as many as most have. */
const MOST = 6;

/** How many lines what waits had the last time: so much room is kept while it loads. */
export function usualLines(): number {
  const kept = Number(localStorage.getItem(storageKey) ?? MOST);
  return kept >= 1 && kept <= MOST ? kept : MOST;
}

export const keepUsualLines = (lines: number): void =>
  localStorage.setItem(storageKey, String(Math.min(Math.max(lines, 1), MOST)));
