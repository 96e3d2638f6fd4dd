let count = 0;
const listeners = new Set<() => void>();

/** Code or texts that a screen may be waiting for have loaded. */
export function announceLoaded(): void {
  count += 1;
  for (const listener of listeners) listener();
}

export const loadedSoFar = (): number => count;

export function onLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
