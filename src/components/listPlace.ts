import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface Place {
  /** Path and query of the list. */
  list: string;
  row: string;
  scroll: number;
}

let left: Place | undefined;

/** History state of a link back to a list, which restores it as the browser's own Back does. */
export const returning = { returning: true };

/**
 * Coming back to a list that was left through one of its rows restores the scroll position and focuses that row's
 * link. A newly opened list starts at the top.
 */
export function useListPlace(address: string, shown: boolean): (row: string) => void {
  const location = useLocation();
  const back = useNavigationType() === NavigationType.Pop || isReturning(location.state);
  const list = `${location.pathname}?${address}`;
  const arrived = useRef(false);

  useEffect(() => {
    if (!shown || arrived.current) return;
    arrived.current = true;
    const place = left;
    // The row's own page may show a list too, which must not consume the entry.
    if (place?.list !== list) return;
    left = undefined;
    if (!back) return;
    window.scrollTo(0, place.scroll);
    const row = document.querySelector(`[data-row="${CSS.escape(place.row)}"]`);
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown, back, list]);

  return (row) => {
    left = { list, row, scroll: window.scrollY };
  };
}

const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returning' in state;
