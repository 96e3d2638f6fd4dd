import { useEffect, useRef } from 'react';

/** Runs `work` periodically while the page is visible. */
export function useEvery(milliseconds: number, work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
