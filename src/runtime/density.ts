import { useSyncExternalStore } from 'react';

export type Density = 'compact' | 'comfortable';
/** `auto`: compact with a mouse on a wide screen, comfortable elsewhere. */
export type DensityChoice = Density | 'auto';

const storageKey = 'density';
const fineAndWide = window.matchMedia('(pointer: fine) and (min-width: 1024px)');
const listeners = new Set<() => void>();

function readChoice(): DensityChoice {
  const value = localStorage.getItem(storageKey);
  return value === 'compact' || value === 'comfortable' ? value : 'auto';
}

function current(): Density {
  const choice = readChoice();
  return choice === 'auto' ? (fineAndWide.matches ? 'compact' : 'comfortable') : choice;
}

const notify = () => {
  for (const listener of listeners) listener();
};
fineAndWide.addEventListener('change', notify);

export function setDensity(choice: DensityChoice): void {
  if (choice === 'auto') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, choice);
  notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDensity = (): Density => useSyncExternalStore(subscribe, current);
export const useDensityChoice = (): DensityChoice => useSyncExternalStore(subscribe, readChoice);
