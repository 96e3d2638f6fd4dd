import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

/** public/boot.js reads the same key before the first paint. */
const storageKey = 'theme';
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function stored(): Theme {
  const value = localStorage.getItem(storageKey);
  return value === 'light' || value === 'dark' ? value : 'system';
}

function apply(): void {
  const theme = stored();
  show(theme === 'dark' || (theme === 'system' && prefersDark.matches));
}

function show(dark: boolean): void {
  document.documentElement.className = dark ? 'dark' : 'light';
  document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content = dark ? '#111113' : '#f9f9fb';
}

prefersDark.addEventListener('change', apply);
// Paper is white.
window.addEventListener('beforeprint', () => show(false));
window.addEventListener('afterprint', apply);

export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, theme);
  apply();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, stored, () => 'system');
