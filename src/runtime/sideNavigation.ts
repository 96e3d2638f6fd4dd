import { useSyncExternalStore } from 'react';

const storageKey = 'navigation';
const listeners = new Set<() => void>();

const isCollapsed = (): boolean => localStorage.getItem(storageKey) === 'collapsed';

/** Whether the side navigation shows icons only; kept on the device. */
export function setNavigationCollapsed(collapsed: boolean): void {
  if (collapsed) localStorage.setItem(storageKey, 'collapsed');
  else localStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNavigationCollapsed = (): boolean => useSyncExternalStore(subscribe, isCollapsed);
