import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { loadedSoFar, onLoaded } from '#src/runtime/loads.ts';

/**
 * Suspense that shows its content as soon as it has loaded. By itself React retries what was suspended at most every
 * 300 ms, and a page waits for its code, then its texts; a rendering from outside is not held back.
 */
export function Awaited({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  useSyncExternalStore(onLoaded, loadedSoFar, loadedSoFar);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
