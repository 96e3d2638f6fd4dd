const key = 'inspector';
const listeners = new Set<() => void>();

/** Whether the user of this tab has opened the machine inspector (`m`, or the link in the settings). */
export const inspectorIsOn = (): boolean => import.meta.env.DEV || sessionStorage.getItem(key) !== null;

export function openInspector(): void {
  if (sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, '1');
  for (const listener of listeners) listener();
}

export function onInspectorChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
