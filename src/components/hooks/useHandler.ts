import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function in every render, which calls the latest `handler`: for events alone, never while rendering. */
export function useHandler<Args extends unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
