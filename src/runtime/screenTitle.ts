import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let title = '';

/** The heading of the screen that is shown; also names the browser's tab. */
export function setScreenTitle(next: string): void {
  document.title = `${next} · Davomat`;
  title = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useScreenTitle = (): string => useSyncExternalStore(subscribe, () => title);
